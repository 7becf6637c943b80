import { BadgeCheck } from 'lucide-react'
import { EmailLink, PhoneLink } from '@/components/record/contact'
import { DetailsColumns } from '@/components/record/details-columns'
import { FactsPanel } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { NotesAndHistory } from '@/components/record/notes'
import { OrderRows } from '@/components/record/related/order-rows'
import { ViewAll } from '@/components/record/related/related-links'
import { TicketRows } from '@/components/record/related/ticket-rows'
import { TransactionRows } from '@/components/record/related/transaction-rows'
import { VoucherRows } from '@/components/record/related/voucher-rows'
import type { useDetails } from '@/components/record/use-details'
import { Panel } from '@/components/ui/panel'
import { tooltipProps } from '@/components/ui/tooltip-props'
import { ticketStatus } from '@/domain/ticket'
import { shorten } from '@/lib/format'
import { userFields, userName } from './fields'
import { MAX_NOTE, type User, userResource } from './resource'

function Verified({ isVerified }: { isVerified: boolean | null | undefined }) {
  if (isVerified === null || isVerified === undefined) return null
  return isVerified ? (
    // A mark, so that an email stays on its line.
    <BadgeCheck
      key="yes"
      role="img"
      aria-label="Verified"
      {...tooltipProps('Verified')}
      className="size-4.5 shrink-0 self-center text-green"
    />
  ) : (
    <span key="no" className="text-sm text-orange">
      not verified
    </span>
  )
}

const WITH_MARK = 'flex flex-wrap items-baseline gap-x-1'

const userFacts = facts(userFields, ['reason', 'email', 'phone', 'state', 'id'], {
  email: ({ email, emailVerified }) =>
    email && (
      <span className={WITH_MARK}>
        <EmailLink email={email} />
        <Verified isVerified={emailVerified} />
      </span>
    ),
  phone: ({ phone, phoneVerified }) =>
    phone && (
      // On paper, the mark would be without its phone.
      <span data-unprinted="" className={WITH_MARK}>
        <PhoneLink phone={phone} />
        <Verified isVerified={phoneVerified} />
      </span>
    ),
})

const activityFacts = [
  ...facts(userFields, [
    'createdAt',
    'lastLoginAt',
    'lastOrderAt',
    'orderCount',
    'totalSpent',
    'walletBalance',
  ]),
  {
    label: 'Carts',
    render: ({ id }: User) => (
      <ViewAll noun="carts" link={{ to: '/carts', search: { search: id } }} />
    ),
  },
  {
    label: 'Codes',
    render: ({ id }: User) => (
      <ViewAll noun="codes" link={{ to: '/otps', search: { search: id } }} />
    ),
  },
]

/** For a backend that does not send the tickets of a user. */
const ticketsFact = {
  label: 'Tickets',
  render: ({ id }: User) => (
    <ViewAll noun="tickets" link={{ to: '/tickets', search: { search: id } }} />
  ),
}

interface TextPanelProps {
  title: string
  text: string
  isUnprinted?: boolean
}

/** Preserves line breaks, for a note or a list of addresses. */
const TextPanel = ({ title, text, isUnprinted = false }: TextPanelProps) => (
  <Panel title={title}>
    <p
      data-unprinted={isUnprinted ? '' : undefined}
      className="px-4 py-2 wrap-anywhere whitespace-pre-line"
    >
      {shorten(text, MAX_NOTE)}
    </p>
  </Panel>
)

interface UserPanelsProps {
  id: string
  details: ReturnType<typeof useDetails<User, typeof userResource.details>>
}

export function UserPanels({ id, details }: UserPanelsProps) {
  const { record: user, data } = details
  const addresses = user && userFields.addresses.get(user)
  // With notes, it is the oldest of them.
  const note = !data?.notes && user?.note
  const tickets = <TicketRows ownerId={id} tickets={data?.userTicket} />
  const isWaiting = data?.userTicket?.some((ticket) => !ticketStatus.isFinal(ticket)) ?? false
  return (
    <DetailsColumns
      isLoading={details.isLoading}
      main={
        <>
          {isWaiting && tickets}
          <OrderRows ownerId={id} orders={data?.userOrder} total={user?.orderCount} />
        </>
      }
      facts={
        <div className="flex min-w-0 flex-col gap-apart">
          <FactsPanel title="User" facts={userFacts} details={details} />
          {/* The panel above them grows with the details. */}
          {!details.isLoading && addresses && (
            <TextPanel title={userFields.addresses.label} text={addresses} />
          )}
          {!details.isLoading && note && (
            <TextPanel title={userFields.note.label} text={note} isUnprinted />
          )}
        </div>
      }
      side={
        <FactsPanel
          title="Activity"
          facts={data?.userTicket ? activityFacts : [...activityFacts, ticketsFact]}
          details={details}
        />
      }
    >
      {/* A pending payment explains a ticket. */}
      <TransactionRows userId={id} transactions={data?.userTransaction} />
      <NotesAndHistory
        resource={userResource}
        id={id}
        name={user && userName(user)}
        details={details}
        oldNote={user?.note}
      />
      <VoucherRows email={user?.email} vouchers={data?.userVoucher} />
      {!isWaiting && tickets}
    </DetailsColumns>
  )
}
