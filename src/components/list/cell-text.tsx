import { formatNaira, EMPTY, shorten } from '@/lib/format'

/** A missing value. `data-missing` makes cards hide the cell. */
export function Missing() {
  return <span data-missing="">{EMPTY}</span>
}

/** Text on one line, cut with an ellipsis if it is too long. Its `title` shows the rest. */
export function TruncatedText({ text }: { text: string | null }) {
  if (!text) return <Missing />
  const short = shorten(text)
  return <bdi title={short}>{short}</bdi>
}

// In characters. A longer amount is smaller and may wrap.
const AMOUNT_ON_ONE_LINE = 11

/** An amount that is never cut, because the rest would look like another amount. */
export function Amount({ amount }: { amount: number | null }) {
  const text = formatNaira(amount)
  return (
    <span
      className={
        text.length > AMOUNT_ON_ONE_LINE ? 'text-[0.8125rem] wrap-anywhere whitespace-normal' : ''
      }
    >
      {text}
    </span>
  )
}
