import { relatedColumns } from '@/components/record/related/related-rows'
import { formatNaira } from '@/domain/amount'
import { fields } from '@/domain/field'
import { type Counted, MIN_ORDERS_FOR_PERCENT, figureLabels } from '@/domain/figures'
import { EMPTY, formatCount, formatPercent } from '@/lib/format'

export type Measure = keyof Counted

export const countedFields = fields<Counted>()({
  orders: { label: figureLabels.orders, kind: 'count', isExported: true },
  sales: { label: figureLabels.sales, kind: 'naira', isExported: true },
})

/** The columns that several tables share. */
export const countedColumns = relatedColumns(countedFields, { orders: {}, sales: {} })

/** The header of the column with the previous figures. */
export const BEFORE = 'Before'

/** The current count, and the count of the preceding period of the same length. */
export interface Compared extends Counted {
  /** Null if the row is new. */
  previous: Counted | null
}

export function changeOf({ previous, ...counted }: Compared, measure: Measure) {
  const [now, before] = [counted[measure], previous?.[measure] ?? null]
  return now === null || before === null ? null : now - before
}

/** The largest loss first. */
export const lostMost = <T extends Compared>(rows: readonly T[], measure: Measure) =>
  rows
    .filter((row) => (changeOf(row, measure) ?? 0) < 0)
    .toSorted((a, b) => (changeOf(a, measure) ?? 0) - (changeOf(b, measure) ?? 0))

export const formatMeasure = (value: number | null, measure: Measure) =>
  measure === 'sales' ? formatNaira(value) : formatCount(value)

/** "+12", "-₦4,000.00", "New". */
export function formatChange(row: Compared, measure: Measure) {
  if (row.previous === null) return 'New'
  const change = changeOf(row, measure)
  if (change === null) return EMPTY
  return `${change > 0 ? '+' : ''}${formatMeasure(change, measure)}`
}

/** The relative change: "15%". Null if it is unknown or 0, or if the number is small. */
export function changePercent(row: Compared, measure: Measure) {
  const { orders = null, [measure]: before = null } = row.previous ?? {}
  const change = changeOf(row, measure)
  if (!change || !before || before < 0 || (orders ?? 0) < MIN_ORDERS_FOR_PERCENT) return null
  return formatPercent(Math.abs(change), before)
}

/** The columns of the exported file. */
export const comparedFields = fields<Compared>()({
  ...countedFields,
  ordersBefore: {
    label: 'Orders before',
    kind: 'count',
    get: ({ previous }) => previous?.orders ?? null,
    isExported: true,
  },
  ordersChange: {
    label: 'Change of orders',
    kind: 'count',
    get: (row) => changeOf(row, 'orders'),
    isExported: true,
  },
  salesBefore: {
    label: 'Sales before',
    kind: 'naira',
    get: ({ previous }) => previous?.sales ?? null,
    isExported: true,
  },
  salesChange: {
    label: 'Change of sales',
    kind: 'naira',
    get: (row) => changeOf(row, 'sales'),
    isExported: true,
  },
  isNew: {
    label: 'New',
    kind: 'flag',
    get: ({ previous }) => previous === null,
    isExported: true,
  },
})
