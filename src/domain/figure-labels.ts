import type { Figure } from './figures.ts'

// Not in figures.ts, which the first load of every page contains.
export const figureLabels = {
  orders: 'Orders',
  delivered: 'Delivered',
  canceled: 'Canceled',
  sales: 'Sales',
  averageOrder: 'Average order',
  newUsers: 'New users',
} satisfies Record<Figure, string>

export const SALES_NOTE =
  'Sales are the totals of delivered orders. The average order is the sales divided by the number of delivered orders.'
export const DAY_NOTE = 'A day is a day in Lagos.'
