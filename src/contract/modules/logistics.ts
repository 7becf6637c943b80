import { companyResource } from '../../features/logistics/resource.ts'
import { proposedModule } from '../list-module.ts'

export const logistics = proposedModule('Logistics', companyResource, {
  descriptions: { changeLogistics: 'The drivers of a suspended company get no more orders.' },
  columns: {
    name: 'Company',
    contactName: 'Contact',
    driverCount: 'Drivers',
    deliveredCount: 'Delivered',
    balance: 'Balance',
    status: 'Status',
    createdAt: 'Joined',
  },
  optional: ['image', 'email', 'phone', 'reason', 'states', 'onlineCount', 'rating', 'account'],
})
