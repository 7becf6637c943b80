import { relatedColumns } from '@/components/related/related-columns'
import { fields } from '@/domain/field'
import { figureLabels, type Counted } from '@/domain/figures'

export type Measure = keyof Counted

export const countedFields = fields<Counted>()({
  orders: { label: figureLabels.orders, kind: 'count', isExported: true },
  sales: { label: figureLabels.sales, kind: 'naira', isExported: true },
})

/** The columns that the tables of several charts share. */
export const countedColumns = relatedColumns(countedFields, { orders: {}, sales: {} })
