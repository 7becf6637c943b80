import { Link } from '@tanstack/react-router'
import { Copyable, Facts, TEXT_LINK, type FactList } from '@/components/details/facts'
import { StatusBadge } from '@/components/ui/status-badge'
import { typeLabel, voucherStatus, yesNo } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/schema'
import {
  formatCalendarDay,
  formatRelativeDay,
  formatDateTime,
  formatNaira,
  EMPTY,
  shorten,
} from '@/lib/format'

/** A link to the vouchers of the same user. */
function UserLink({ email }: { email: string }) {
  return (
    <Link to="/vouchers" search={{ search: email }} preload={false} className={TEXT_LINK}>
      <bdi>{shorten(email)}</bdi>
    </Link>
  )
}

const facts: FactList<Voucher> = [
  ['Status', ({ status }) => status && <StatusBadge status={status} {...voucherStatus} />],
  ['Type', ({ type }) => type && shorten(typeLabel(type))],
  ['Amount', ({ type, amount }) => (type === 'free_delivery' ? EMPTY : formatNaira(amount))],
  ['Code', ({ code }) => code && <Copyable text={code} label="Copy code" />],
  [
    'User',
    ({ user }) =>
      user && (
        <Copyable text={user} label="Copy email">
          <UserLink email={user} />
        </Copyable>
      ),
  ],
  ['Expiry date', ({ expiryDate }) => formatCalendarDay(expiryDate)],
  [
    'Created',
    ({ createdAt }) =>
      createdAt && (
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatRelativeDay(createdAt)}
        </time>
      ),
  ],
  ['Claimable', ({ claimable }) => yesNo(claimable)],
  ['Multiple', ({ multiple }) => yesNo(multiple)],
  ['ID', ({ id }) => <Copyable text={id} label="Copy ID" />],
]
const wideFacts = ['User', 'ID']

/** The fields of a voucher, or their skeletons while it is undefined. A row of the list has all of them. */
export function VoucherFields({ voucher }: { voucher: Voucher | undefined }) {
  return <Facts facts={facts} record={voucher} isLoading={voucher === undefined} wide={wideFacts} />
}
