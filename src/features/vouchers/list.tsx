import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import { Missing, TruncatedText } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { copyButtonProps } from '@/components/list/table/use-row-copy'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { CalendarDay } from '@/components/ui/date-time'
import { voucherType } from '@/domain/voucher'
import { EMPTY, shorten } from '@/lib/format'
import { CreatedOrExpiry, StatusAndExpiry } from './expiry/status-and-expiry'
import { voucherFields, voucherName, voucherExportFields, voucherSum } from './fields'
import { voucherResource } from './resource'

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

// With a mouse, visible only while its row is hovered or focused. On a card, its touch area is above the next line.
const COPY =
  'relative -my-2 text-muted-foreground group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 pointer-fine:opacity-0 pointer-coarse:-mx-2 pointer-coarse:-my-3'

// Loaded with the actions, which the page does not need before its rows.
const VoucherMenu = lazyOverlay(() => import('./voucher-menu'), { isLikely: true })

const voucherColumns = columns(voucherFields, {
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
          <Button
            variant="ghost"
            size="iconSmall"
            aria-label={`Copy ${shorten(code)}`}
            className={COPY}
            {...copyButtonProps}
          >
            <Copy />
          </Button>
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
})

export const voucherList = defineList(voucherResource, {
  title: 'Vouchers',
  getName: voucherName,
  columns: voucherColumns,
  rowMenu: VoucherMenu,
  copied: ({ code }) => code,
  exported: voucherExportFields,
  sum: voucherSum,
  empty: 'No vouchers found matching your criteria',
})
