import { Spinner } from '@/components/ui/spinner'

/** Darkens the page while a dialog's code is on its way, unless that is soon there. */
export function DialogFallback() {
  return (
    <div
      data-slot="dialog-loading"
      role="status"
      className="fixed inset-0 z-50 grid animate-[fade-in_150ms_200ms_both] place-items-center bg-overlay text-primary-foreground"
    >
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </div>
  )
}
