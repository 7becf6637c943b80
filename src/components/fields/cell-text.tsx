import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Breakable } from '@/components/ui/breakable'
import { formatNaira } from '@/domain/amount'
import { EMPTY, shorten } from '@/lib/format'

/** `data-missing` hides the cell on cards. */
export function Missing() {
  return <span data-missing="">{EMPTY}</span>
}

interface TextProps {
  text: string | null
  /** A translation of the page must not change it, such as a name. */
  isVerbatim?: boolean | undefined
  /** By default, the full text. */
  title?: string | undefined
}

// A short code or a phone number. On a card, `data-whole` keeps it on one line.
const WHOLE = /^(?=.{4,18}$)([A-Z\d]+-?[A-Z\d]+|\+[\d •]+)$/

/** Text that ends in an ellipsis after two lines. `title` contains the full text. */
export function TruncatedText({ text, isVerbatim, title }: TextProps) {
  if (!text) return <Missing />
  const short = shorten(text)
  return (
    <bdi
      key={short}
      title={title ?? short}
      translate={isVerbatim ? 'no' : undefined}
      data-whole={WHOLE.test(short) ? '' : undefined}
      className="@table:line-clamp-2"
    >
      <Breakable text={short} />
    </bdi>
  )
}

interface TextOnCardProps extends Omit<TextProps, 'title'> {
  /**
   * Follows the text on a card, unchanged, because it may be a name. A table has a separate column
   * for it.
   */
  onCard: string | null
  /** The rendered text, such as a link. */
  children?: ReactNode
}

/** A text that shares its line on a card: "Motorbike, Swift Okada Ltd". */
export function TextOnCard({ text, isVerbatim, onCard, children }: TextOnCardProps) {
  const content = children ?? <TruncatedText text={text} isVerbatim={isVerbatim} />
  if (!onCard) return content
  return (
    <>
      {text ? content : <span className="@max-table:hidden">{EMPTY}</span>}
      <span className="@table:hidden">
        {text && <span>, </span>}
        {/* Stays whole on the next line. */}
        <bdi translate="no" className="inline-block max-w-full">
          {shorten(onCard)}
        </bdi>
      </span>
    </>
  )
}

export const lateColors = { Late: 'text-orange', 'Very late': 'text-red' } as const

interface TwoLinesProps {
  children: ReactNode
  below: string | null
  belowColor?: string | undefined
  belowTitle?: string | undefined
  /** Paper has a line for each row. */
  isUnprinted?: boolean
}

// The number of notes is at the end of the second line (columns.tsx).
const BESIDE_NOTES = '@table:not-low:in-data-[noted]:mr-9'

/** For a column with `hasTwoLines`. */
export function TwoLines(props: TwoLinesProps) {
  const { children, below, belowColor = 'text-muted-foreground', belowTitle, isUnprinted } = props
  return (
    <span
      className={clsx(
        'block leading-[1.15] @table:not-low:truncate @table:low:line-clamp-2 @table:[&_[data-slot=badge]]:leading-[1.15] [&_bdi]:inline',
        !below && BESIDE_NOTES,
      )}
    >
      {children}
      {below && (
        <span
          data-unprinted={isUnprinted ? '' : undefined}
          className={clsx(
            'block truncate text-sm leading-[1.15] @table:low:hidden',
            // Below the dot of a badge.
            '@table:[[data-slot=badge]~&]:pl-[calc(0.5rem+1px)]',
            BESIDE_NOTES,
            belowColor,
          )}
        >
          <TruncatedText text={below} title={belowTitle} />
        </span>
      )}
    </span>
  )
}

// In characters, without the minus sign. A longer amount may wrap.
const AMOUNT_ON_ONE_LINE = 14

/** An amount is never cut, because a part looks like another amount. */
export function Amount({ amount }: { amount: number | null }) {
  const { length } = formatNaira(amount && Math.abs(amount))
  const className = clsx(
    length > AMOUNT_ON_ONE_LINE && 'block leading-tight wrap-anywhere whitespace-normal',
    amount === 0 && 'text-muted-foreground',
  )
  return (
    <span translate="no" className={className || undefined}>
      {formatNaira(amount)}
    </span>
  )
}

/**
 * Fits the font size to the container (`@container`), at most `max` rem, so that the figure is
 * never cut.
 */
export function Figure({ text, max = 1.3125 }: { text: string; max?: number }) {
  // A character is about half as wide as the font size.
  const fontSize = `clamp(0.75rem, ${200 / text.length}cqi, ${max}rem)`
  return (
    <span translate="no" className="block" style={{ fontSize }}>
      {text}
    </span>
  )
}
