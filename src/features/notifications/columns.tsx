import { columns } from '@/components/list/columns'
import { sheetLink } from '@/components/list/sheet-link'
import { TruncatedText, TwoLines } from '@/components/records/cell-text'
import { notificationFields, notificationName } from './fields'
import { notificationResource } from './resource'

export const notificationColumns = columns(notificationFields, {
  title: {
    link: ({ id }) => sheetLink(notificationResource, id),
    hasTwoLines: true,
    cell: (notification) => (
      <TwoLines below={notification.body}>
        <TruncatedText text={notificationName(notification)} />
      </TwoLines>
    ),
  },
})
