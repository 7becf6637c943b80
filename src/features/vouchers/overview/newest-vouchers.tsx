import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ApiError } from '@/api/api-error'
import { hasFailedToLoad } from '@/api/query-client'
import { Day } from '@/components/ui/date-time'
import { COVER_LINK, MoreLink } from '@/components/ui/links'
import { LoadError, QueryError } from '@/components/ui/load-error'
import { Panel } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { StatusBadge } from '@/components/ui/status-badge'
import { voucherStatus } from '@/domain/voucher'
import { voucherFields, voucherName } from '@/features/vouchers/fields'
import type { Voucher, VoucherPage } from '@/features/vouchers/resource'
import { useNow } from '@/hooks/use-now'
import { EMPTY, formatNaira, shorten } from '@/lib/format'
import { sortByNewest } from './status-counts'

const MAX_ROWS = 5

interface NewestVouchersProps {
  /** The first page of the unfiltered list. */
  query: UseQueryResult<VoucherPage, ApiError>
}

export function NewestVouchers({ query }: NewestVouchersProps) {
  const hasFailed = hasFailedToLoad(query)
  const vouchers = hasFailed ? undefined : query.data?.rows
  return (
    <Panel
      title="Newest vouchers"
      isLoading={!vouchers && !hasFailed}
      note={
        <span className="flex items-center gap-apart">
          {!hasFailed && <QueryError queries={[query]} label="Newest vouchers" />}
          <MoreLink link={{ to: '/vouchers' }}>All vouchers</MoreLink>
        </span>
      }
    >
      {/* The height of the rows, so that the layout does not shift. */}
      <div className="flex min-h-90 flex-1 flex-col justify-center">
        {hasFailed ? (
          <LoadError
            title="The newest vouchers could not be loaded"
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : vouchers?.length === 0 ? (
          <p className="m-auto p-4 text-center text-muted-foreground">
            New vouchers will appear here.
          </p>
        ) : (
          <Rows vouchers={vouchers} />
        )}
      </div>
    </Panel>
  )
}

function Rows({ vouchers }: { vouchers: readonly Voucher[] | undefined }) {
  const now = useNow()
  return (
    <ul className="flex flex-1 flex-col divide-y">
      {vouchers
        ? sortByNewest(vouchers)
            .slice(0, MAX_ROWS)
            .map((voucher) => <Row key={voucher.id} voucher={voucher} now={now} />)
        : Array.from({ length: MAX_ROWS }, (_, index) => (
            <li key={index} aria-hidden="true" className={ROW}>
              <Skeleton className={`my-1.5 h-4 w-32 ${TITLE}`} />
              <Skeleton className={`h-4 w-20 ${AMOUNT}`} />
              <Skeleton className={`my-1 h-4 w-20 ${TYPE}`} />
              <Skeleton className={`h-4 w-24 ${DAY}`} />
              <Skeleton isRound className={`h-6 w-20 ${STATUS}`} />
            </li>
          ))}
    </ul>
  )
}

function Row({ voucher, now }: { voucher: Voucher; now: Date }) {
  const { id, code, status, createdAt } = voucher
  const name = voucherName(voucher)
  const typeText = shorten(voucherFields.type.get(voucher) || EMPTY)
  const amountText = formatNaira(voucherFields.amount.get(voucher))
  return (
    <li className={`${ROW} relative transition-colors last:rounded-b-lg hover:bg-muted/50`}>
      <Link
        to="/vouchers"
        search={{ voucher: id }}
        title={name}
        className={clsx('truncate text-lg leading-snug', COVER_LINK, TITLE)}
      >
        <bdi>{name}</bdi>
      </Link>
      <span title={amountText} className={`max-w-full truncate text-lg leading-snug ${AMOUNT}`}>
        {amountText}
      </span>
      <span
        title={[typeText, code && shorten(code)].filter(Boolean).join(' · ')}
        className={`truncate text-muted-foreground ${TYPE}`}
      >
        <bdi>{typeText}</bdi>
        {code && (
          <span className="@max-md:hidden">
            {' · '}
            <bdi>{shorten(code)}</bdi>
          </span>
        )}
      </span>
      <Day at={createdAt} now={now} className={`text-muted-foreground ${DAY}`} />
      <span className={`max-w-full min-w-0 ${STATUS}`}>
        <StatusBadge status={status} of={voucherStatus} />
      </span>
    </li>
  )
}

// A row has two lines: title and amount, then status, type and day. In a wide panel, the status has
// its own column.
const ROW =
  'grid min-h-18 grid-cols-[fit-content(40%)_minmax(0,1fr)_auto_fit-content(50%)] content-center items-center gap-x-near px-4 py-1.5 @md:grid-cols-[minmax(0,1fr)_7rem_9rem]'
const TITLE = 'col-span-3 row-start-1 @md:col-span-1'
const AMOUNT = 'col-start-4 row-start-1 justify-self-end @md:col-start-3'
const TYPE = 'col-start-2 row-start-2 @md:col-start-1'
const DAY = 'col-span-2 col-start-3 row-start-2 justify-self-end @md:col-span-1'
const STATUS = 'col-start-1 row-start-2 @md:col-start-2 @md:row-span-2 @md:row-start-1'
