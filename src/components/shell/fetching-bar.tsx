import { usePageFetching } from '@/hooks/use-page-fetching'

/** A progress bar under the header while the page fetches data. */
export function FetchingBar() {
  if (usePageFetching() === 0) return null
  return (
    <div
      data-slot="fetching-bar"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-0.5 h-0.5 animate-[fade-in_100ms_200ms_both] overflow-hidden bg-brand/20"
    >
      <div className="h-full w-1/4 animate-[run-across_1.1s_ease-in-out_infinite] bg-brand motion-reduce:w-full" />
    </div>
  )
}
