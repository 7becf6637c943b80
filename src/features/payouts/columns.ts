import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { payoutFields } from './fields'
import { payoutResource } from './resource'

export const payoutColumns = columns(payoutFields, {
  payoutId: { link: ({ id }) => sheetLink(payoutResource, id) },
})
