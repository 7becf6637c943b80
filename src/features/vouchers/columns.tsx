import { columnHelper } from '@/components/data-table'
import { Badge } from '@/components/ui/badge'
import { formatDay, formatMoment, formatNaira, NONE } from '@/lib/format'
import type { VoucherDialog } from './dialogs'
import { statusColor, statusLabel, typeLabel } from './labels'
import { RowMenu } from './row-menu'
import type { Voucher } from './schema'

const column = columnHelper<Voucher>()

/** A text whose end may have no room in its cell: the title has it. */
function Cut({ text }: { text: string | null }) {
  return <span title={text ?? undefined}>{text ?? NONE}</span>
}

/** Columns of the voucher table (specification, section 2). `onOpen` opens a dialog from the row's menu. */
export function voucherColumns(onOpen: (dialog: VoucherDialog) => void) {
  return column.columns([
    column.accessor('title', {
      header: 'Title',
      cell: ({ getValue }) => <Cut text={getValue()} />,
      meta: {
        className: '@max-3xl:col-span-2 @max-3xl:row-start-1 @max-3xl:text-lg',
      },
    }),
    column.accessor('type', {
      header: 'Type',
      cell: ({ getValue }) => {
        const type = getValue()
        return <Cut text={type && typeLabel(type)} />
      },
      meta: {
        className: 'w-24 @max-3xl:col-start-2 @max-3xl:text-muted-foreground',
      },
    }),
    column.accessor('amount', {
      header: 'Amount',
      cell: ({ row: { original } }) =>
        original.type === 'free_delivery' ? NONE : <Cut text={formatNaira(original.amount)} />,
      meta: {
        className: 'w-26 @max-3xl:col-span-2 @max-3xl:pr-4 @max-3xl:text-right',
      },
    }),
    column.accessor('code', {
      header: 'Code',
      cell: ({ getValue }) => <Cut text={getValue()} />,
      meta: {
        className: 'w-27 @max-3xl:col-start-2',
      },
    }),
    column.accessor('user', {
      header: 'User',
      cell: ({ getValue }) => <Cut text={getValue()} />,
      meta: {
        className:
          '@3xl:w-[14%] @[62rem]:w-[18%] @max-3xl:order-1 @max-3xl:col-start-2 @max-3xl:text-muted-foreground',
      },
    }),
    column.accessor('status', {
      header: 'Status',
      cell: ({ getValue }) => {
        const status = getValue()
        if (!status) return NONE
        return <Badge color={statusColor(status)}>{statusLabel(status)}</Badge>
      },
      meta: {
        className: 'w-27 @max-3xl:col-span-2 @max-3xl:pr-4 @max-3xl:text-right',
      },
    }),
    column.accessor('createdAt', {
      header: 'Created',
      cell: ({ getValue }) => (
        <time dateTime={getValue() ?? undefined} title={formatMoment(getValue())}>
          {formatDay(getValue())}
        </time>
      ),
      meta: {
        className:
          'w-34 @max-3xl:order-1 @max-3xl:col-span-2 @max-3xl:pr-4 @max-3xl:text-right @max-3xl:text-muted-foreground',
      },
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">Actions</span>,
      cell: ({ row: { original } }) => <RowMenu voucher={original} onOpen={onOpen} />,
      meta: {
        className: 'w-15 text-right @max-3xl:col-start-4 @max-3xl:row-start-1',
      },
    }),
  ])
}
