import { shorten } from '@/lib/format'

// In characters. A longer code is smaller and may wrap.
const CODE_ON_ONE_LINE = 12

/** A code that is not cut to one line, because users read it out and type it. */
export function Code({ code }: { code: string }) {
  const short = shorten(code)
  if (short.length <= CODE_ON_ONE_LINE) {
    return <bdi className="@max-table:wrap-anywhere @max-table:whitespace-normal">{short}</bdi>
  }
  return (
    <bdi className="line-clamp-4 text-[0.8125rem] leading-tight wrap-anywhere whitespace-normal">
      {short}
    </bdi>
  )
}
