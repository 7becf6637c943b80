import { TruncatedText, TwoLines } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { RowDetailsLink } from '@/components/list/row-details-link'
import { audienceLabel, channelLabel, notificationName } from './labels'
import { type Notification, notificationStatus } from './resource'

const column = columnHelper<Notification>()

export const notificationColumns = column.columns([
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original } }) => (
      <RowDetailsLink param="notification" id={original.id}>
        <TwoLines below={original.body} isOnCard>
          <TruncatedText text={notificationName(original)} />
        </TwoLines>
      </RowDetailsLink>
    ),
    meta: { card: 'top' },
  }),
  column.accessor('audience', {
    header: 'Audience',
    cell: ({ row: { original } }) => <TruncatedText text={audienceLabel(original)} />,
    meta: { card: 'middle', width: 8 },
  }),
  column.accessor('channel', {
    header: 'Channel',
    cell: ({ getValue }) => <TruncatedText text={channelLabel(getValue())} />,
    meta: { card: 'hidden', width: 8 },
  }),
  column.accessor('recipients', {
    header: 'Recipients',
    ...cells.count('middleEnd', 'recipient', 'recipients'),
  }),
  column.accessor('delivered', { header: 'Delivered', ...cells.count('hidden') }),
  column.accessor('status', { header: 'Status', ...cells.status(notificationStatus) }),
  column.accessor('createdAt', { header: 'Sent', ...cells.moment('bottom', 'Sent') }),
])
