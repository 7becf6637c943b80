import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatNaira, EMPTY, shorten } from '@/lib/format'

/** A missing value. `data-missing` makes cards hide the cell. */
export function Missing() {
  return <span data-missing="">{EMPTY}</span>
}

/** Text that a table cuts with an ellipsis if it is too long. Its `title` shows the rest. */
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
      {text ? <TruncatedText text={text} /> : <span className="@max-table:hidden">{EMPTY}</span>}
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
  /** The second line. */
  below: string | null
  /** Whether cards have the second line too. */
  isOnCard?: boolean
}

/** A cell of two lines in a table. */
export function TwoLines({ children, below, isOnCard = false }: TwoLinesProps) {
  return (
    <span className="block leading-[1.15] @table:truncate">
      {children}
      {below && (
        <span
          className={clsx(
            'block truncate text-sm text-muted-foreground',
            !isOnCard && '@max-table:hidden',
          )}
        >
          <TruncatedText text={below} />
        </span>
      )}
    </span>
  )
}

// In characters, without a minus. A longer amount is smaller and may wrap.
const AMOUNT_ON_ONE_LINE = 11

/** An amount that is never cut, because the rest would look like another amount. */
export function Amount({ amount }: { amount: number | null }) {
  const { length } = formatNaira(amount && Math.abs(amount))
  return (
    <span
      className={
        length > AMOUNT_ON_ONE_LINE ? 'text-[0.8125rem] wrap-anywhere whitespace-normal' : ''
      }
    >
      {formatNaira(amount)}
    </span>
  )
}
