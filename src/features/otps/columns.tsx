import { Link } from '@tanstack/react-router'
import { TextOnCard, TruncatedText, TwoLines } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { menuColumn } from '@/components/list/row-menu'
import { rowLinkProps } from '@/components/list/use-row-actions'
import { OtpMenu } from './actions'
import { channelLabel, purposeLabel, recipientOf } from './labels'
import { OtpStatus } from './otp-status'
import type { Otp } from './schema'

const column = columnHelper<Otp>()

export const otpColumns = column.columns([
  column.accessor((otp) => recipientOf(otp), {
    id: 'recipient',
    header: 'Recipient',
    cell: ({ row: { original } }) => <TruncatedText text={recipientOf(original)} />,
    meta: { card: 'top' },
  }),
  column.accessor('user', {
    header: 'Customer',
    cell: ({ getValue }) => {
      const user = getValue()
      const text = <TruncatedText text={user?.name ?? user?.id ?? null} />
      if (!user?.id) return text
      return (
        <Link to="/users/$userId" params={{ userId: user.id }} preload={false} {...rowLinkProps}>
          {text}
        </Link>
      )
    },
    meta: { card: 'hidden' },
  }),
  column.accessor('purpose', {
    header: 'Purpose',
    cell: ({ row: { original } }) => (
      <TextOnCard text={purposeLabel(original.purpose)} onCard={channelLabel(original.channel)} />
    ),
    meta: { card: 'middle', width: 7 },
  }),
  column.accessor('channel', {
    header: 'Channel',
    cell: ({ getValue }) => <TruncatedText text={channelLabel(getValue())} />,
    meta: { card: 'hidden', width: 5.5 },
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <TwoLines below={original.message}>
        <OtpStatus otp={original} />
      </TwoLines>
    ),
    meta: { ...cells.status({ labels: {} }).meta, width: 9 },
  }),
  column.accessor('attempts', { header: 'Attempts', ...cells.count('hidden') }),
  column.accessor('createdAt', { header: 'Sent', ...cells.moment('bottom', 'Sent') }),
  column.accessor('expiresAt', { header: 'Expires', ...cells.moment('hidden') }),
  column.display({
    ...menuColumn(),
    cell: ({ row: { original } }) => <OtpMenu otp={original} />,
  }),
])
