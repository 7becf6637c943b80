import { DetailsColumns } from '@/components/details/details-page'
import { Copyable, type FactList, missingIf } from '@/components/details/facts'
import { FactsPanel } from '@/components/details/facts-panel'
import { reasonFact } from '@/components/details/reason-fact'
import type { useDetails } from '@/components/details/use-details'
import { EmailLink, PhoneLink } from '@/components/records/contact'
import { OrderRows } from '@/components/related/order-rows'
import { TransactionRows } from '@/components/related/transaction-rows'
import { ViewAll } from '@/components/related/view-all'
import { VoucherRows } from '@/components/related/voucher-rows'
import { DateTime } from '@/components/ui/date-time'
import { formatAddress } from '@/domain/address'
import { formatCount, formatNaira, shorten, yesNo } from '@/lib/format'
import { MAX_NOTE, type User, type UserAddress, type userResource, userStatus } from './resource'

/** Text that keeps its lines: a note, or an address per line. */
const lines = (text: string) =>
  text && <span className="whitespace-pre-line">{shorten(text, MAX_NOTE)}</span>

const toLine = ({ label, ...address }: UserAddress) =>
  [label, formatAddress(address)].filter(Boolean).join(': ')

const userFacts: FactList<User> = [
  reasonFact((record) => userStatus.is(record, 'blocked')),
  ['Email', ({ email }) => email && <EmailLink email={email} />],
  ['Email verified', ({ email, emailVerified }) => email !== null && yesNo(emailVerified)],
  ['Phone', ({ phone }) => phone && <PhoneLink phone={phone} />],
  ['Phone verified', ({ phone, phoneVerified }) => phone !== null && yesNo(phoneVerified)],
  ['State', ({ state }) => state && shorten(state)],
  [
    'Addresses',
    ({ addresses }) =>
      Boolean(addresses?.length) && lines((addresses ?? []).map(toLine).join('\n')),
  ],
  ['Note', ({ note }) => Boolean(note) && lines(note ?? '')],
  ['ID', ({ id }) => <Copyable text={id} label="Copy ID" />],
]
const activityFacts: FactList<User> = [
  ['Joined', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
  ['Last sign-in', ({ lastLoginAt }) => lastLoginAt && <DateTime at={lastLoginAt} />],
  [
    'Last order',
    ({ lastOrderAt, orderCount }) =>
      lastOrderAt ? <DateTime at={lastOrderAt} /> : missingIf(orderCount !== 0),
  ],
  ['Orders', ({ orderCount }) => formatCount(orderCount)],
  ['Spent', ({ totalSpent }) => formatNaira(totalSpent)],
  ['Wallet', ({ walletBalance }) => walletBalance !== null && formatNaira(walletBalance)],
  ['Carts', ({ id }) => <ViewAll noun="carts" link={{ to: '/carts', search: { search: id } }} />],
  [
    'Tickets',
    ({ id }) => <ViewAll noun="tickets" link={{ to: '/tickets', search: { search: id } }} />,
  ],
  ['Codes', ({ id }) => <ViewAll noun="codes" link={{ to: '/otps', search: { search: id } }} />],
]

interface UserPanelsProps {
  id: string
  details: ReturnType<typeof useDetails<User, typeof userResource.details>>
}

/** The panels of a user's page. */
export function UserPanels({ id, details }: UserPanelsProps) {
  const { record: user, data } = details
  return (
    <DetailsColumns
      main={
        <>
          <FactsPanel title="User" facts={userFacts} details={details} />
          <OrderRows ownerId={id} orders={data?.userOrder} />
          <VoucherRows email={user?.email} vouchers={data?.userVoucher} />
          <TransactionRows userId={id} transactions={data?.userTransaction} />
        </>
      }
      side={<FactsPanel title="Activity" facts={activityFacts} details={details} />}
    />
  )
}
