import { userResource } from '../../features/users/resource.ts'
import { proposedModule } from '../list-module.ts'

export const users = proposedModule('Users', userResource, {
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    orderCount: 'Orders',
    totalSpent: 'Spent',
    status: 'Status',
    lastOrderAt: 'Last order',
    createdAt: 'Joined',
  },
  optional: ['image', 'reason', 'state', 'walletBalance', 'lastLoginAt', 'addresses', 'note'],
})
