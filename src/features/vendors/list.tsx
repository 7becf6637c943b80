import { linkOptions } from '@tanstack/react-router'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { partnerName } from '@/domain/partner'
import { vendorActions } from './actions'
import { vendorFields } from './fields'
import { vendorResource } from './resource'

export const vendorList = defineList(vendorResource, {
  title: 'Vendors',
  getName: partnerName,
  columns: columns(vendorFields, {
    name: { link: ({ id }) => linkOptions({ to: '/vendors/$id', params: { id } }) },
  }),
  exported: vendorFields,
  actions: vendorActions,
  many: ['approve', 'decline', 'reactivate', 'suspend'],
  empty: 'No vendors yet. They appear here when a business registers.',
})
