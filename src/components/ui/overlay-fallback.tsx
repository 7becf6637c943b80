import { Spinner } from './spinner'

/** Dims the page while a dialog's chunk loads. Invisible for the first 200 ms. */
export function OverlayFallback() {
  return (
    <div
      data-slot="overlay-fallback"
      role="status"
      className="fixed inset-0 z-50 grid animate-[fade-in_150ms_200ms_both] place-items-center bg-overlay text-primary-foreground"
    >
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </div>
  )
}
