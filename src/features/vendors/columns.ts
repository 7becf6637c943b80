import { linkOptions } from '@tanstack/react-router'
import { columns } from '@/components/list/table/columns'
import { vendorFields } from './fields'

export const vendorColumns = columns(vendorFields, {
  name: { link: ({ id }) => linkOptions({ to: '/vendors/$id', params: { id } }) },
})
