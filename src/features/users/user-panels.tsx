import { DetailsColumns } from '@/components/record/details-columns'
import { FactsPanel } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { NotesAndHistory } from '@/components/record/notes'
import { OrderRows } from '@/components/record/related/order-rows'
import { ViewAll } from '@/components/record/related/related-links'
import { TransactionRows } from '@/components/record/related/transaction-rows'
import { VoucherRows } from '@/components/record/related/voucher-rows'
import type { useDetails } from '@/components/record/use-details'
import { Skeleton } from '@/components/ui/skeleton'
import { shorten } from '@/lib/format'
import { userFields, userName } from './fields'
import { MAX_NOTE, type User, userResource } from './resource'

/** Preserves line breaks, for a note or a list of addresses. */
const lines = (text: string | null) =>
  text && <span className="whitespace-pre-line">{shorten(text, MAX_NOTE)}</span>

const userFacts = [
  ...facts(userFields, ['reason', 'email', 'emailVerified', 'phone', 'phoneVerified', 'state']),
  {
    label: userFields.addresses.label,
    render: (user: User) => lines(userFields.addresses.get(user)) || false,
    // The row of the list has no addresses. The placeholder is as high as one address.
    placeholder: <Skeleton className="h-16 w-40" />,
  },
  ...facts(userFields, ['note', 'id'], {
    note: ({ note }) => note && <span data-unprinted="">{lines(note)}</span>,
  }),
]

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
    label: 'Tickets',
    render: ({ id }: User) => (
      <ViewAll noun="tickets" link={{ to: '/tickets', search: { search: id } }} />
    ),
  },
  {
    label: 'Codes',
    render: ({ id }: User) => (
      <ViewAll noun="codes" link={{ to: '/otps', search: { search: id } }} />
    ),
  },
]

interface UserPanelsProps {
  id: string
  details: ReturnType<typeof useDetails<User, typeof userResource.details>>
}

export function UserPanels({ id, details }: UserPanelsProps) {
  const { record: user, data } = details
  // Then the old note of a user is shown as the oldest of the notes.
  const shown = data?.notes ? { ...details, record: { ...data.record, note: null } } : details
  return (
    <DetailsColumns
      side={
        <>
          <FactsPanel title="User" facts={userFacts} details={shown} />
          <FactsPanel title="Activity" facts={activityFacts} details={details} />
        </>
      }
    >
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
    </DetailsColumns>
  )
}
