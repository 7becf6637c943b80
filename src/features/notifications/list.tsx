import { TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { notificationFields, notificationName } from './fields'
import { notificationResource } from './resource'

export const notificationList = defineList(notificationResource, {
  title: 'Notifications',
  getName: notificationName,
  columns: columns(notificationFields, {
    title: {
      link: ({ id }) => sheetLink(notificationResource, id),
      hasTwoLines: true,
      cell: (notification) => (
        <TwoLines below={notification.body}>
          <TruncatedText text={notificationName(notification)} />
        </TwoLines>
      ),
    },
  }),
  exported: notificationFields,
  empty: 'Nothing has been sent yet',
})
