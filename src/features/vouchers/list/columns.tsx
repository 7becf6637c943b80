import * as v from 'valibot'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { menuColumn } from '@/components/list/row-menu'
import { Amount, Missing, TruncatedText } from '@/components/records/cell-text'
import { CopyButton } from '@/components/ui/copy-button'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import { voucherStatus } from '@/domain/voucher'
import { typeLabel, voucherName } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/resource'
import {
  formatCalendarDay,
  formatRelativeDay,
  formatDateTime,
  EMPTY,
  shorten,
  yesNo,
} from '@/lib/format'
import { createPreference } from '@/lib/preferences'
import { Code } from './voucher-cells'
import { VoucherMenu } from './voucher-menu'

const column = columnHelper<Voucher>()

/** The ids and headers of the columns that can be hidden. */
export const optionalColumns = [
  ['type', 'Type'],
  ['amount', 'Amount'],
  ['code', 'Code'],
  ['user', 'User'],
  ['status', 'Status'],
  ['createdAt', 'Created'],
  ['expiryDate', 'Expiry'],
  ['claimable', 'Claimable'],
] as const

/** The ids of the columns that the user has hidden. Expiry and Claimable are hidden by default. */
export const hiddenColumns = createPreference(
  'voucherColumns',
  v.array(v.picklist(optionalColumns.map(([id]) => id))),
  ['expiryDate', 'claimable'],
)

// The position of a cell on a card: the left or right half of a line, or the whole line.
const LEFT = '@max-table:col-start-2'
const FULL = '@max-table:col-span-3 @max-table:col-start-2 @max-table:pr-4'
const RIGHT = '@max-table:col-span-2 @max-table:col-start-3 @max-table:pr-4 @max-table:text-right'

export const voucherColumns = column.columns([
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original } }) => {
      const title = original.title && shorten(original.title)
      return (
        <RowDetailsLink
          param="voucher"
          id={original.id}
          label={title ? undefined : voucherName(original)}
          title={title ?? undefined}
        >
          {title ?? EMPTY}
        </RowDetailsLink>
      )
    },
    meta: {
      className: `${LEFT} @max-table:col-span-2 @max-table:row-start-1 @max-table:text-lg`,
    },
  }),
  column.accessor('type', {
    header: 'Type',
    cell: ({ getValue }) => {
      const type = getValue()
      return <TruncatedText text={type && typeLabel(type)} />
    },
    meta: { width: 5.5, className: `${LEFT} @max-table:text-muted-foreground` },
  }),
  column.accessor('amount', {
    header: 'Amount',
    cell: ({ row: { original } }) =>
      original.type === 'free_delivery' ? EMPTY : <Amount amount={original.amount} />,
    meta: { width: 5.5, isNumber: true, className: `@table:pr-3 @table:text-right ${RIGHT}` },
  }),
  column.accessor('code', {
    header: 'Code',
    cell: ({ getValue }) => {
      const code = getValue()
      if (!code) return <Missing />
      return (
        <span className="flex items-center">
          <Code code={code} />
          <CopyButton text={code} label={`Copy ${shorten(code)}`} isQuiet />
        </span>
      )
    },
    // On a narrow card the status follows on the next line.
    meta: {
      width: 7.25,
      className: `overflow-visible! ${LEFT} @max-[19rem]:col-span-3 @max-[19rem]:col-start-2`,
    },
  }),
  column.accessor('user', {
    header: 'User',
    cell: ({ getValue }) => <TruncatedText text={getValue()} />,
    meta: {
      className: `@max-table:order-1 ${FULL} @max-table:text-muted-foreground`,
    },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <StatusBadge status={getValue()} of={voucherStatus} />,
    meta: {
      width: 6.5,
      className: `${RIGHT} @max-[19rem]:order-3`,
      skeleton: <Skeleton className="h-6 w-20" isRound />,
    },
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ getValue }) => (
      <time dateTime={getValue() ?? undefined} title={formatDateTime(getValue())}>
        {formatRelativeDay(getValue())}
      </time>
    ),
    meta: {
      width: 8,
      className: `@max-table:order-2 ${LEFT} @max-table:text-muted-foreground`,
    },
  }),
  column.accessor('expiryDate', {
    header: 'Expiry',
    cell: ({ getValue }) => formatCalendarDay(getValue()),
    meta: {
      width: 8,
      className: `@max-table:order-3 ${FULL} @max-table:text-muted-foreground @max-table:before:content-['Expires:_']`,
    },
  }),
  column.accessor('claimable', {
    header: 'Claimable',
    cell: ({ getValue }) => yesNo(getValue()),
    meta: {
      width: 5,
      className: `@max-table:order-2 ${RIGHT} @max-table:text-muted-foreground @max-table:before:content-['Claimable:_']`,
      skeleton: <Skeleton className="h-4 w-8" />,
    },
  }),
  column.display({
    ...menuColumn('@max-table:col-start-4'),
    cell: ({ row: { original } }) => <VoucherMenu voucher={original} />,
  }),
])
