import { formatNaira, EMPTY, shorten } from '@/lib/format'

/** A value that is missing. A card leaves out the line that has only this. */
export function Missing() {
  return <span data-missing="">{EMPTY}</span>
}

/** Text on one line, which ends in an ellipsis where it has no room; its `title` has the rest. */
export function TruncatedText({ text }: { text: string | null }) {
  if (!text) return <Missing />
  const short = shorten(text)
  return <bdi title={short}>{short}</bdi>
}

// A longer amount is set smaller and may wrap.
const ONE_LINE = 11

/** An amount is never cut: the rest of it would read as another amount. */
export function Amount({ amount }: { amount: number | null }) {
  const text = formatNaira(amount)
  return (
    <span
      className={text.length > ONE_LINE ? 'text-[0.8125rem] wrap-anywhere whitespace-normal' : ''}
    >
      {text}
    </span>
  )
}

// A longer code wraps inside its cell.
const CODE_ON_ONE_LINE = 12

/** A code is never cut, because it is read out and typed in. */
export function Code({ code }: { code: string }) {
  const short = shorten(code)
  if (short.length <= CODE_ON_ONE_LINE) return <bdi>{short}</bdi>
  return (
    <bdi className="line-clamp-4 text-[0.8125rem] leading-tight wrap-anywhere whitespace-normal">
      {short}
    </bdi>
  )
}
