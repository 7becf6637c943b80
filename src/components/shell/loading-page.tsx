import { Spinner } from '@/components/ui/spinner'

/** Covers the window while a page's chunk loads. */
export function LoadingPage() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 flex animate-[fade-in_150ms] flex-col items-center justify-center gap-apart bg-background text-lg"
    >
      <Spinner className="size-9 border-3 text-brand" />
      Loading...
    </div>
  )
}
