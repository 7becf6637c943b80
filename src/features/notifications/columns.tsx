import { TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
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
