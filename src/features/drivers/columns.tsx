import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { Availability } from '@/components/records/availability'
import { driverFields } from './fields'

export const driverColumns = columns(driverFields, {
  name: { link: ({ id }) => linkOptions({ to: '/driver/$id', params: { id } }) },
  availability: { cell: (driver) => <Availability {...driver} /> },
})
