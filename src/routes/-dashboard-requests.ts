import { listDefaults, listPath } from '../api/list.ts'
import { figuresPath } from '../domain/figures.ts'
import { orderResource } from '../features/orders/resource.ts'

/** The dashboard's first requests, most important first. */
export const dashboardPaths = [
  listPath(orderResource, listDefaults(orderResource)),
  figuresPath({ period: 'today' }),
]
