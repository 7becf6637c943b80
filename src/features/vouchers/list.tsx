import { clsx } from 'clsx'
import { Missing, TruncatedText } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columnHelper } from '@/components/list/table/column'
import { columns } from '@/components/list/table/columns'
import { menuColumn, RowMenuButton } from '@/components/list/table/record-menu'
import { sheetLink } from '@/components/list/table/sheet-link'
import { lazyAddition, lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenuButton } from '@/components/overlays/use-menu'
import { CalendarDay } from '@/components/ui/date-time'
import { voucherType } from '@/domain/voucher'
import { EMPTY, shorten } from '@/lib/format'
import { CreatedOrExpiry, StatusAndExpiry } from './expiry/status-and-expiry'
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
      cell: ({ title }) => (
        <bdi translate="no" className="@table:line-clamp-2">
          {title ? shorten(title) : EMPTY}
        </bdi>
      ),
    },
    // On a card, an amount says that it is a discount.
    type: {
      cell: ({ type, amount }) => (
        <span data-missing={type === 'voucher' && amount !== null ? '' : undefined}>
          <TruncatedText text={voucherType.labelOf(type)} />
        </span>
      ),
      className: MUTED,
    },
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
      // On the narrowest cards, a long date is on the next line.
      className: 'overflow-visible! @max-[19rem]:basis-[55%]!',
    },
    status: {
      hasTwoLines: true,
      cell: (voucher) => <StatusAndExpiry voucher={voucher} />,
    },
    createdAt: {
      cell: (voucher) => <CreatedOrExpiry voucher={voucher} />,
      className: MUTED,
    },
    expiryDate: {
      cell: (voucher) => <CalendarDay day={voucherFields.expiryDate.get(voucher)} />,
      className: `${MUTED} @max-table:before:content-['Expires:_']`,
    },
    claimable: {
      className: `${MUTED} @max-table:before:content-['Claimable:_']`,
    },
  }),
  columnHelper<Voucher>().display({
    ...menuColumn,
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
