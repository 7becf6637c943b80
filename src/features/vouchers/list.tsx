import { clsx } from 'clsx'
import { Missing } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columnHelper } from '@/components/list/table/column'
import { columns } from '@/components/list/table/columns'
import { menuColumn, RowMenuButton } from '@/components/list/table/record-menu'
import { sheetLink } from '@/components/list/table/sheet-link'
import { lazyAddition, lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenuButton } from '@/components/overlays/use-menu'
import { CalendarDay, Day } from '@/components/ui/date-time'
import { EMPTY, shorten } from '@/lib/format'
import { StatusAndExpiry } from './expiry/status-and-expiry'
import { voucherFields, voucherName, voucherExportFields, voucherSum } from './fields'
import { voucherResource, type Voucher } from './resource'

// In characters. A longer code is truncated. Its title and its copy contain the whole code.
const CODE_ON_ONE_LINE = 12

function Code({ code }: { code: string }) {
  const short = shorten(code)
  return (
    <bdi
      title={short}
      translate="no"
      className={clsx(
        '@max-table:wrap-anywhere @max-table:whitespace-normal',
        short.length > CODE_ON_ONE_LINE && '@table:truncate',
      )}
    >
      {short}
    </bdi>
  )
}

const MUTED = '@max-table:text-muted-foreground'

const CopyButton = lazyAddition(() => import('@/components/ui/copy-button'))
// Loaded with the actions, which the page does not need before its rows.
const VoucherMenu = lazyOverlay(() => import('./voucher-menu'))

function VoucherMenuButton({ voucher }: { voucher: Voucher }) {
  const { trigger, menu } = useMenuButton(VoucherMenu.preload)
  return (
    <>
      <RowMenuButton name={voucherName(voucher)} {...trigger} />
      {menu && <VoucherMenu {...menu} voucher={voucher} />}
    </>
  )
}

const voucherColumns = [
  ...columns(voucherFields, {
    title: {
      link: (voucher) => ({
        ...sheetLink(voucherResource, voucher.id),
        ...(voucher.title
          ? { title: shorten(voucher.title) }
          : { 'aria-label': voucherName(voucher) }),
      }),
      cell: ({ title }) => <bdi translate="no">{title ? shorten(title) : EMPTY}</bdi>,
      className: '@max-table:col-span-2',
    },
    type: { className: MUTED },
    code: {
      cell: ({ code }) =>
        code ? (
          <span className="flex items-center">
            <Code code={code} />
            <CopyButton text={code} label={`Copy ${shorten(code)}`} isQuiet />
          </span>
        ) : (
          <Missing />
        ),
      // On a narrow card, the status is on the next line.
      className: 'overflow-visible! @max-[19rem]:col-span-3 @max-[19rem]:col-start-2',
    },
    user: { className: `@max-table:order-1 ${MUTED}` },
    status: {
      hasTwoLines: true,
      cell: (voucher) => <StatusAndExpiry voucher={voucher} />,
      className: '@max-[19rem]:order-3',
    },
    createdAt: {
      cell: ({ createdAt }) => <Day at={createdAt} />,
      className: `@max-table:order-2 ${MUTED}`,
    },
    expiryDate: {
      cell: (voucher) => <CalendarDay day={voucherFields.expiryDate.get(voucher)} />,
      className: `@max-table:order-3 ${MUTED} @max-table:before:content-['Expires:_']`,
    },
    claimable: {
      className: `@max-table:order-2 ${MUTED} @max-table:before:content-['Claimable:_']`,
    },
  }),
  columnHelper<Voucher>().display({
    ...menuColumn(true),
    cell: ({ row: { original } }) => <VoucherMenuButton voucher={original} />,
  }),
]

export const voucherList = defineList(voucherResource, {
  title: 'Vouchers',
  getName: voucherName,
  columns: voucherColumns,
  exported: voucherExportFields,
  sum: voucherSum,
  empty: 'No vouchers found matching your criteria',
})
