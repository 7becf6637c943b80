import { Link } from '@tanstack/react-router'
import { TextOnCard, TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { menuColumn } from '@/components/list/row-menu'
import { TEXT_LINK } from '@/components/ui/text-link'
import { shorten } from '@/lib/format'
import { OtpMenu } from './actions'
import { channelLabel, purposeLabel, recipientOf } from './labels'
import { OtpStatus } from './otp-status'
import { type Otp, otpStatus } from './resource'

const column = columnHelper<Otp>()

const menu = menuColumn()

export const otpColumns = column.columns([
  column.accessor((otp) => recipientOf(otp), {
    id: 'recipient',
    header: 'Recipient',
    cell: ({ row: { original } }) => <TruncatedText text={recipientOf(original)} />,
    meta: { card: 'top', width: 11 },
  }),
  column.accessor('user', {
    header: 'Customer',
    cell: ({ getValue }) => {
      const user = getValue()
      const text = <TruncatedText text={user?.name ?? user?.id ?? null} />
      if (!user?.id) return text
      return (
        <Link
          to="/users/$userId"
          params={{ userId: user.id }}
          preload={false}
          className={TEXT_LINK}
        >
          {text}
        </Link>
      )
    },
    meta: { card: 'hidden' },
  }),
  column.accessor('purpose', {
    header: 'Purpose',
    cell: ({ row: { original } }) => (
      <>
        <TextOnCard text={purposeLabel(original.purpose)} onCard={channelLabel(original.channel)} />
        {original.message && (
          <span className="block whitespace-normal text-muted-foreground @table:hidden">
            <bdi>{shorten(original.message)}</bdi>
          </span>
        )}
      </>
    ),
    meta: { card: 'middle', width: 5.75 },
  }),
  column.accessor('channel', {
    header: 'Channel',
    cell: ({ getValue }) => <TruncatedText text={channelLabel(getValue())} />,
    meta: { card: 'hidden', width: 4.25 },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col items-start py-1 @max-table:items-end @max-table:py-0">
        <OtpStatus otp={original} />
        {original.message && (
          <span className="line-clamp-4 text-sm leading-tight whitespace-normal text-muted-foreground @max-table:hidden">
            <TruncatedText text={original.message} />
          </span>
        )}
      </span>
    ),
    meta: { ...cells.status(otpStatus).meta, width: 6.5 },
  }),
  column.accessor('attempts', {
    header: 'Attempts',
    ...cells.count('hidden'),
    meta: { card: 'hidden', width: 4.75, isNumber: true, isSpare: true },
  }),
  column.accessor('createdAt', {
    header: 'Sent',
    cell: cells.moment('bottom', 'Sent').cell,
    meta: { card: 'bottom', width: 7.6 },
  }),
  column.accessor('expiresAt', {
    header: 'Expires',
    cell: cells.moment('hidden').cell,
    meta: { card: 'hidden', width: 7.6 },
  }),
  column.display({
    ...menu,
    // Below the badge: at its right, there would be no room for the recipient.
    meta: {
      ...menu.meta,
      className:
        'px-0.5! text-right @max-table:col-span-2 @max-table:col-start-3 @max-table:row-span-2 @max-table:row-start-2 @max-table:pr-2!',
    },
    cell: ({ row: { original } }) => <OtpMenu otp={original} />,
  }),
])
