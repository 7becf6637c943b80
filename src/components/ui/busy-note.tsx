import { useSeconds } from '@/hooks/use-now'

/** Says that a request waits for a busy server. `until` is in ms. */
export function BusyNote({ until }: { until: number }) {
  const seconds = Math.max(1, Math.ceil((until - useSeconds()) / 1000))
  return (
    <>
      {/* Screen readers would announce each second. */}
      <span aria-hidden="true" className="tabular-nums">
        {`The server is busy. Goes on in ${seconds} s`}
      </span>
      <span className="sr-only">The server is busy. It goes on by itself.</span>
    </>
  )
}
