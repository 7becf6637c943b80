import { otpList } from '@/features/otps/list'
import { testModule } from '../../support/module-table'

testModule(otpList, {
  noun: 'code, codes',
  path: '/crm/otp',
  filters: {
    status: 'All Status, Pending, Used, Expired, Failed',
    channel: 'All Channels, SMS, WhatsApp, Voice call, Email',
  },
  columns: 'Recipient, Customer, Purpose, Channel, Status, (Attempts), Sent, Expires',
  empty: 'No codes in the last days.',
  actions: { pending: 'Send again', used: '', expired: 'Send again', failed: 'Send again' },
  words: {},
})
