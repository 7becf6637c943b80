import { linkOptions } from '@tanstack/react-router'
import { Availability } from '@/components/fields/availability'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { stateOptions } from '@/domain/address'
import { driverName } from '@/domain/driver'
import { driverActions } from './actions'
import { driverFields } from './fields'
import { driverResource } from './resource'

const [, ...states] = stateOptions

export const driverList = defineList(driverResource, {
  title: 'Drivers',
  getName: driverName,
  columns: columns(driverFields, {
    name: { link: ({ id }) => linkOptions({ to: '/driver/$id', params: { id } }) },
    availability: { cell: (driver) => <Availability {...driver} /> },
  }),
  exported: driverFields,
  actions: driverActions,
  many: ['approve', 'decline', 'reactivate', 'suspend'],
  empty: 'No drivers yet. They appear here when they apply.',
  filters: { state: { options: states } },
})
