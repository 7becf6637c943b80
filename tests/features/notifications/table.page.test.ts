import { notificationList } from '@/features/notifications/list'
import { testModule } from '../../support/module-table'

testModule(notificationList, {
  noun: 'notification, notifications',
  path: '/crm/notification',
  filters: {
    status: 'All Status, Sending, Sent, Failed',
    audience: 'All Audiences, Users, Vendors, Drivers',
  },
  columns: 'Title, Audience, Channel, Recipients, Delivered, Status, Sent',
  exported:
    'Title, Audience, Channel, Recipients, Delivered, Status, Sent, Message, Failed, Sent by',
  empty: 'Nothing has been sent yet',
})
