import type { Relation } from '@/api/record-schemas'
import { Amount, Missing, TruncatedText } from '@/components/records/cell-text'
import { DateTime } from '@/components/ui/date-time'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import type { CardPlace } from '@/domain/field'
import type { Statuses } from '@/domain/status'
import { formatCount } from '@/lib/format'
import { maskPhone } from '@/lib/masks'

interface Cell<T> {
  getValue: () => T
}

/**
 * Column presets: `column.accessor('total', { header: 'Total', ...cells.naira('middleEnd') })`. The
 * arguments are the place on a card, the column's width in rem, and whether a narrow table hides
 * the column.
 */
export const cells = {
  text: (card: CardPlace, width?: number, isSpare = false) => ({
    cell: ({ getValue }: Cell<string | null>) => <TruncatedText text={getValue()} />,
    meta: { card, ...(width !== undefined && { width }), isSpare },
  }),
  /** A related record as text: the only links in a table are those of its rows. */
  relation: (card: CardPlace, width?: number, isSpare = false) => ({
    cell: ({ getValue }: Cell<Relation | null>) => {
      const record = getValue()
      return <TruncatedText text={record?.name ?? record?.id ?? null} />
    },
    meta: { card, ...(width !== undefined && { width }), isSpare },
  }),
  naira: (card: CardPlace) => ({
    cell: ({ getValue }: Cell<number | null>) => <Amount amount={getValue()} />,
    meta: { card, width: 6.5, isNumber: true },
  }),
  /** On a card, the noun follows the number. */
  count: (card: CardPlace, one = '', many = '', width = 5) => ({
    cell: ({ getValue }: Cell<number | null>) => {
      const value = getValue()
      if (value === null) return <Missing />
      return (
        <>
          {formatCount(value)}
          {one && <span className="@table:hidden"> {value === 1 ? one : many}</span>}
        </>
      )
    },
    meta: { card, width, isNumber: true },
  }),
  moment: (card: CardPlace, label = '') => ({
    cell: ({ getValue }: Cell<string | null>) => {
      const at = getValue()
      if (!at) return <Missing />
      return (
        <>
          {label && <span className="@table:hidden">{label} </span>}
          <DateTime at={at} />
        </>
      )
    },
    meta: { card, width: 7.75 },
  }),
  phone: (card: CardPlace, isSpare = false) => ({
    cell: ({ getValue }: Cell<string | null>) => {
      const phone = getValue()
      return phone ? maskPhone(phone) : <Missing />
    },
    meta: { card, width: 9, isSpare, isWhole: true },
  }),
  status: (display: Statuses, width = 7) => ({
    cell: ({ getValue }: Cell<string | null>) => <StatusBadge status={getValue()} of={display} />,
    meta: {
      card: 'topEnd' as const,
      width,
      skeleton: <Skeleton className="h-6 w-20" isRound />,
    },
  }),
}
