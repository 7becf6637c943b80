import { linkOptions } from '@tanstack/react-router'
import { Availability } from '@/components/fields/availability'
import { columns } from '@/components/list/table/columns'
import { driverFields } from './fields'

export const driverColumns = columns(driverFields, {
  name: { link: ({ id }) => linkOptions({ to: '/driver/$id', params: { id } }) },
  availability: { cell: (driver) => <Availability {...driver} /> },
})
