import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { EMPTY, shorten } from '@/lib/format'

export interface Fact<T> {
  label: string
  /**
   * "", null and undefined are rendered as "—". False omits the fact. While the details load, the
   * record is the row of a list.
   */
  render: (record: T, isLoading: boolean) => ReactNode
  /** Spans both columns. */
  isWide?: boolean
  /** Most records have no value. The fact has no placeholder while the record loads. */
  isOptional?: boolean
}
const cut = (value: ReactNode) => (typeof value === 'string' ? shorten(value) : value)

const noValues = new Set<ReactNode>([EMPTY, '', null, undefined])

export const hasNoValue = (value: ReactNode) => noValues.has(value)

// The applicable facts are unknown until the record loads. Most records have about six.
const PLACEHOLDERS = 6

// The labels are to the left of the values. On a small phone, a value that does not fit there is below
// its label, so that it is whole. On touch screens, links need higher lines.
const LINES =
  'grid each:items-baseline each:gap-x-near each:grid small:each:flex small:each:flex-wrap pointer-coarse:each:py-1 pointer-coarse:each:has-[a,button]:py-2'
const SHORT =
  'each:flex each:items-center each:gap-1 pointer-coarse:each:has-[button]:min-h-control'
const COLUMNS = {
  inline: `flex flex-wrap gap-x-apart pointer-coarse:gap-y-near ${SHORT}`,
  // Among other facts, in the parent's lines.
  part: `contents ${SHORT}`,
  1: `${LINES} each:grid-cols-[5.5rem_minmax(0,1fr)] small:each:each:first:min-w-[5.5rem]`,
  // The facts are plain text, so the lines are as low on touch screens. In a low window, they share
  // lines, which leaves the fields of the question in sight.
  question:
    'grid rounded-md bg-muted px-3 py-1 each:grid each:grid-cols-[5.5rem_minmax(0,1fr)] each:items-baseline each:gap-x-near empty:hidden short:flex short:flex-wrap short:gap-x-apart short:each:flex short:[&_dt]:flex-none',
  2: `${LINES} gap-x-apart each:grid-cols-[6.5rem_minmax(0,1fr)] small:each:each:first:min-w-[6.5rem] sm:grid-cols-2`,
}

interface FactsProps<T> {
  facts: readonly Fact<T>[]
  record: T | undefined
  /** The record may be incomplete. Facts without a value are then skeletons. */
  isLoading: boolean
  columns?: keyof typeof COLUMNS
}

export function Facts<T>({ facts, record, isLoading, columns = 2 }: FactsProps<T>) {
  // Short facts share a line. A wider skeleton would wrap.
  const isShort = columns === 'inline' || columns === 'part'
  const skeleton = <Skeleton className={isShort ? 'h-4 w-24' : 'h-4 w-40 small:w-28'} />
  const expected = facts.filter(({ isOptional }) => record !== undefined || !isOptional)
  return (
    <dl aria-busy={isLoading} className={COLUMNS[columns]}>
      {Array.from(
        // If facts share lines, all of them have a placeholder, so that the lines stay.
        record || isShort ? expected : expected.slice(0, PLACEHOLDERS),
        ({ label, render, isWide }, index) => {
          const value = record && render(record, isLoading)
          if (value === false) return null
          const missing = isLoading ? skeleton : EMPTY
          return (
            <div key={index} className={clsx('min-w-0', isWide && 'sm:col-span-full')}>
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="flex min-h-7 items-center py-0.5 wrap-anywhere">
                {/* The skeleton too is in a line of text, which has a baseline and its height. */}
                <span className="min-w-0">{hasNoValue(value) ? missing : cut(value)}</span>
              </dd>
            </div>
          )
        },
      )}
    </dl>
  )
}

interface FactsPanelProps<T> {
  title: string
  facts: readonly Fact<T>[]
  details: { record: T | undefined; isLoading: boolean }
  link?: ReactNode
}

export function FactsPanel<T>({ title, facts, details, link }: FactsPanelProps<T>) {
  const { record, isLoading } = details
  return (
    <Panel title={title} isLoading={isLoading} note={link}>
      <div className="px-4 py-2">
        <Facts facts={facts} record={record} isLoading={isLoading} columns={1} />
      </div>
    </Panel>
  )
}
