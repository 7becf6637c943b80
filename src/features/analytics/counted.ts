import { relatedColumns } from '@/components/related/related-columns'
import { fields } from '@/domain/field'
import { figureLabels } from '@/domain/figure-labels'

interface Counted {
  orders: number | null
  sales: number | null
}

export const countedFields = fields<Counted>()({
  orders: { label: figureLabels.orders, kind: 'count' },
  sales: { label: figureLabels.sales, kind: 'naira' },
})

/** The columns that the tables of several charts share. */
export const countedColumns = relatedColumns(countedFields, { orders: {}, sales: {} })
