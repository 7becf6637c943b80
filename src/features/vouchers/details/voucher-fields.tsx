import { Link } from '@tanstack/react-router'
import { Copyable, Facts, type FactList } from '@/components/details/facts'
import { TEXT_LINK } from '@/components/ui/links'
import { StatusBadge } from '@/components/ui/status-badge'
import { voucherStatus } from '@/domain/voucher'
import { typeLabel } from '@/features/vouchers/labels'
import type { Voucher } from '@/features/vouchers/resource'
import {
  formatCalendarDay,
  formatRelativeDay,
  formatDateTime,
  formatNaira,
  EMPTY,
  shorten,
  yesNo,
} from '@/lib/format'

/** The user of a voucher: a link to the user, found by the email, and one to the vouchers of the same user. */
function VoucherUser({ email }: { email: string }) {
  const search = { search: email }
  return (
    <>
      <Copyable text={email} label="Copy email">
        <Link to="/users" search={search} preload={false} className={TEXT_LINK}>
          <bdi>{shorten(email)}</bdi>
        </Link>
      </Copyable>
      {/* Apart from the first link, for touch. */}
      <span className="block pointer-coarse:mt-5">
        <Link to="/vouchers" search={search} preload={false} className={TEXT_LINK}>
          Vouchers of this user
        </Link>
      </span>
    </>
  )
}

const facts: FactList<Voucher> = [
  ['Status', ({ status }) => status && <StatusBadge status={status} of={voucherStatus} />],
  [
    'Type',
    // "Type: Invalid" would read as an error.
    ({ type }) => type && (type === 'invalid' ? 'Invalid voucher' : shorten(typeLabel(type))),
  ],
  ['Amount', ({ type, amount }) => (type === 'free_delivery' ? EMPTY : formatNaira(amount))],
  ['Code', ({ code }) => code && <Copyable text={code} label="Copy code" />],
  ['User', ({ user }) => user && <VoucherUser email={user} />],
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
