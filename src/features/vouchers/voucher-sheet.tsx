import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { Copyable } from '@/components/record/copyable'
import { DetailsLoadError } from '@/components/record/details-load-error'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { CalendarDay } from '@/components/ui/date-time'
import { DisclosureButton } from '@/components/ui/disclosure-button'
import { TEXT_LINK } from '@/components/ui/links'
import { voucherStatus } from '@/domain/voucher'
import { useToday } from '@/hooks/use-now'
import { useIsPrinting } from '@/hooks/use-printing'
import { shorten } from '@/lib/format'
import { voucherActions } from './actions'
import { expiryOf } from './expiry/expiry-text'
import { voucherFields, voucherName } from './fields'
import { type Voucher, voucherResource } from './resource'
import { VoucherOrders } from './voucher-orders'

function VoucherUser({ email }: { email: string }) {
  const search = { search: email }
  return (
    <>
      <Copyable text={email} label="Copy email">
        <Link to="/users" search={search} preload={false} className={TEXT_LINK}>
          <bdi translate="no">{shorten(email)}</bdi>
        </Link>
      </Copyable>
      {/* Keeps a distance from the first link, for touch. */}
      <span className="block pointer-coarse:mt-5">
        <Link
          to="/vouchers"
          search={search}
          preload={false}
          data-unprinted=""
          className={TEXT_LINK}
        >
          Vouchers of this user
        </Link>
      </span>
    </>
  )
}

/** "3 December 2026", if that is soon "3 December 2026, in 4 days". */
function ExpiryDate({ voucher }: { voucher: Voucher }) {
  const expiry = expiryOf(voucher, useToday(), useIsPrinting())
  const day = <CalendarDay day={voucherFields.expires.get(voucher)} />
  if (!expiry?.mark) return day
  return (
    <span className="text-orange">
      {day}
      {/* The day itself says "Today". */}
      {expiry.mark !== 'today' && <span key={expiry.mark}>{`, ${expiry.mark}`}</span>}
    </span>
  )
}

const voucherFacts = facts(
  voucherFields,
  [
    'status',
    'type',
    'amount',
    'code',
    'user',
    'expires',
    'createdAt',
    'claimable',
    'multiple',
    'id',
  ],
  {
    // "Type: Invalid" would read as an error.
    type: (voucher) =>
      voucher.type === 'invalid' ? 'Invalid voucher' : voucherFields.type.get(voucher),
    user: ({ user }) => user && <VoucherUser email={user} />,
    expires: (voucher) => <ExpiryDate voucher={voucher} />,
  },
)

export default function VoucherSheet(props: SheetProps) {
  const details = useDetails(voucherResource, props.id)
  const { record: voucher, query, data, hasFailed } = details
  const hasOrders = voucher !== undefined && (voucherStatus.is(voucher, 'used') || voucher.multiple)
  return (
    <RecordSheet
      {...props}
      resource={voucherResource}
      // A row of the list has all fields. Only the orders may be missing.
      details={{ ...details, isReady: voucher !== undefined, hasFailed: false }}
      getName={voucherName}
      getActions={voucherActions}
    >
      <Facts facts={voucherFacts} record={voucher} isLoading={voucher === undefined} />
      {hasOrders && (
        <OrdersSection key={props.id}>
          {hasFailed ? (
            <DetailsLoadError
              id={props.id}
              noun="voucher"
              title="The orders could not be loaded"
              query={query}
            />
          ) : (
            <VoucherOrders orders={data?.voucherOrder} />
          )}
        </OrdersSection>
      )}
    </RecordSheet>
  )
}

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })

function OrdersSection({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <DisclosureButton
        label="View Order"
        isOpen={isOpen}
        controls={id}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {/* Called when it opens. */}
      <div ref={isOpen ? scrollIntoView : null} id={id} hidden={!isOpen} className="pt-4">
        {children}
      </div>
    </div>
  )
}
