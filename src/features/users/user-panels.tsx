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
import { ticketStatus } from '@/domain/ticket'
import { shorten } from '@/lib/format'
import { userFields, userName } from './fields'
import { MAX_NOTE, type User, userResource } from './resource'

const userFacts = facts(userFields, [
  'reason',
  'email',
  'emailVerified',
  'phone',
  'phoneVerified',
  'state',
  'id',
])

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
      facts={<FactsPanel title="User" facts={userFacts} details={details} />}
      side={
        <>
          <FactsPanel
            title="Activity"
            facts={data?.userTicket ? activityFacts : [...activityFacts, ticketsFact]}
            details={details}
          />
          {addresses && <TextPanel title={userFields.addresses.label} text={addresses} />}
          {note && <TextPanel title={userFields.note.label} text={note} isUnprinted />}
        </>
      }
    >
      {isWaiting && tickets}
      <OrderRows ownerId={id} orders={data?.userOrder} />
      <NotesAndHistory
        resource={userResource}
        id={id}
        name={user && userName(user)}
        details={details}
        oldNote={user?.note}
      />
      <VoucherRows email={user?.email} vouchers={data?.userVoucher} />
      <TransactionRows userId={id} transactions={data?.userTransaction} />
      {!isWaiting && tickets}
    </DetailsColumns>
  )
}
