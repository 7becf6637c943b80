import type { ReactNode } from 'react'
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

interface TextOnCardProps {
  text: string | null
  /** The text after it on a card. A table has a column of its own for it. */
  onCard: string | null
}

/** Text that shares its line with another one on a card: "Motorbike, Swift Okada Ltd". */
export function TextOnCard({ text, onCard }: TextOnCardProps) {
  return (
    <>
      {text ? <bdi>{shorten(text)}</bdi> : <span className="@max-table:hidden">{EMPTY}</span>}
      {onCard && (
        <span className="@table:hidden">
          {text && ', '}
          <bdi>{shorten(onCard)}</bdi>
        </span>
      )}
    </>
  )
}

interface TwoLinesProps {
  children: ReactNode
  /** The second line. Cards leave it out. */
  below: string | null
}

/** A cell of two lines in a table. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <span className="block truncate leading-[1.15]">
      {children}
      {below && (
        <span className="block truncate text-sm text-muted-foreground @max-table:hidden">
          <bdi>{shorten(below)}</bdi>
        </span>
      )}
    </span>
  )
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
