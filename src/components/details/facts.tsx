import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Skeleton } from '@/components/ui/skeleton'
import { EMPTY, shorten } from '@/lib/format'

/** A label, and a function that returns the value of a record. */
export interface Fact<T> {
  label: string
  /**
   * A text may be of any length. A value that is missing ("", null or undefined) is shown as "—". A fact that does not apply
   * to the record returns false, and is left out.
   */
  render: (record: T) => ReactNode
  /** It spans all columns on a phone. */
  isWide?: boolean
}
export type FactList<T> = readonly (
  | Fact<T>
  | readonly [label: string, render: (record: T) => ReactNode]
)[]

const toFact = <T,>(fact: FactList<T>[number]): Fact<T> =>
  'label' in fact ? fact : { label: fact[0], render: fact[1] }

/** The value of a fact that a record lacks. */
export const missingIf = (isExpected: boolean) => (isExpected ? null : false)

const cut = (value: ReactNode) => (typeof value === 'string' ? shorten(value) : value)

const noValues = new Set<ReactNode>([EMPTY, '', null, undefined])

/** Whether a fact has nothing to show. */
export const hasNoValue = (value: ReactNode) => noValues.has(value)

// Without a record, nobody knows which facts apply: as many placeholders as most records have facts.
const PLACEHOLDERS = 6

// A single column has the labels at the left of the values. On a phone there are at most two columns.
const COLUMNS = {
  inline: 'flex flex-wrap gap-x-5 pointer-coarse:gap-y-4 *:flex *:items-center *:gap-1.5',
  1: 'grid gap-y-1.5 pointer-coarse:gap-y-4 *:grid *:grid-cols-[6.5rem_minmax(0,1fr)] *:items-baseline *:gap-x-3',
  2: 'grid grid-cols-2 gap-4 sm:gap-x-6 short:gap-y-2',
  3: 'grid grid-cols-2 gap-4 sm:gap-x-6 lg:grid-cols-3 short:gap-y-2',
}

interface FactsProps<T> {
  facts: FactList<T>
  /** Undefined while nothing is known. */
  record: T | undefined
  /** Whether the record may be incomplete. Facts without a value are skeletons then. */
  isLoading: boolean
  columns?: keyof typeof COLUMNS
  /** The labels of the facts that span all columns on a phone. */
  wide?: readonly string[]
}

/** The facts of a record, as labels and values. */
export function Facts<T>({ facts, record, isLoading, columns = 2, wide }: FactsProps<T>) {
  return (
    <dl aria-busy={isLoading} className={COLUMNS[columns]}>
      {Array.from(record ? facts : facts.slice(0, PLACEHOLDERS), (fact, index) => {
        const { label, render, isWide } = toFact(fact)
        const value = record && render(record)
        if (value === false) return null
        const hasValue = !hasNoValue(value)
        return (
          <div
            key={index}
            className={clsx('min-w-0', (isWide || wide?.includes(label)) && 'max-sm:col-span-full')}
          >
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="flex min-h-7 items-center wrap-anywhere">
              {isLoading && !hasValue ? (
                // Facts on one line are short: wider ones would take more lines than their values.
                <Skeleton className={columns === 'inline' ? 'h-5 w-24' : 'h-5 w-40'} />
              ) : (
                <span className="min-w-0">{hasValue ? cut(value) : EMPTY}</span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface CopyableProps {
  text: string
  /** The name of the button: "Copy code". */
  label: string
  /** Replaces the text, for example with a link. */
  children?: ReactNode
}

/** A text with a button that copies it. */
export function Copyable({ text, label, children }: CopyableProps) {
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0">{children ?? <bdi>{shorten(text)}</bdi>}</span>
      <CopyButton text={text} label={label} />
    </span>
  )
}
