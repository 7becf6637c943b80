import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Skeleton } from '@/components/ui/skeleton'
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
import { cn } from '@/lib/utils'

interface CopyableProps {
  text: string
  label: string
  children: ReactNode
}

function Copyable({ text, label, children }: CopyableProps) {
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0">{children}</span>
      <CopyButton text={text} label={label} />
    </span>
  )
}

/** A link to the vouchers of the same user. */
function UserLink({ email }: { email: string }) {
  return (
    <Link
      to="/vouchers"
      search={{ search: email }}
      preload={false}
      className="text-brand underline-offset-4 hover:underline pointer-coarse:-my-2.5 pointer-coarse:inline-flex pointer-coarse:min-h-control pointer-coarse:items-center"
    >
      <bdi>{shorten(email)}</bdi>
    </Link>
  )
}

const fields: [label: string, render: (voucher: Voucher) => ReactNode][] = [
  ['Status', ({ status }) => <StatusBadge status={status} {...voucherStatus} />],
  ['Type', ({ type }) => (type ? shorten(typeLabel(type)) : EMPTY)],
  ['Amount', ({ type, amount }) => (type === 'free_delivery' ? EMPTY : formatNaira(amount))],
  [
    'Code',
    ({ code }) =>
      code ? (
        <Copyable text={code} label="Copy code">
          <bdi>{shorten(code)}</bdi>
        </Copyable>
      ) : (
        EMPTY
      ),
  ],
  [
    'User',
    ({ user }) =>
      user ? (
        <Copyable text={user} label="Copy email">
          <UserLink email={user} />
        </Copyable>
      ) : (
        EMPTY
      ),
  ],
  ['Expiry date', ({ expiryDate }) => formatCalendarDay(expiryDate)],
  [
    'Created',
    ({ createdAt }) => (
      <time dateTime={createdAt ?? undefined} title={formatDateTime(createdAt)}>
        {formatRelativeDay(createdAt)}
      </time>
    ),
  ],
  ['Claimable', ({ claimable }) => yesNo(claimable)],
  ['Multiple', ({ multiple }) => yesNo(multiple)],
  [
    'ID',
    ({ id }) => (
      <Copyable text={id} label="Copy ID">
        {shorten(id)}
      </Copyable>
    ),
  ],
]

// These span both columns on a phone.
const wideFields = new Set(['User', 'ID'])

/** The fields of a voucher, or their skeletons while it is undefined. */
export function VoucherFields({ voucher }: { voucher: Voucher | undefined }) {
  return (
    <dl
      aria-busy={voucher === undefined}
      className="grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-6 short:gap-y-2"
    >
      {fields.map(([label, render]) => (
        <div key={label} className={cn('min-w-0', wideFields.has(label) && 'max-sm:col-span-2')}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="flex min-h-7 items-center wrap-anywhere">
            {voucher ? (
              <span className="min-w-0">{render(voucher)}</span>
            ) : (
              <Skeleton className="h-5 w-40" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
