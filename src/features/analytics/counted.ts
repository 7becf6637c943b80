import { relatedColumns } from '@/components/related/related-columns'
import { fields } from '@/domain/field'

interface Counted {
  orders: number | null
  sales: number | null
}

export const countedFields = fields<Counted>()({
  orders: { label: 'Orders', kind: 'count' },
  sales: { label: 'Sales', kind: 'naira' },
})

/** The columns that the tables of several charts share. */
export const countedColumns = relatedColumns(countedFields, { orders: {}, sales: {} })
