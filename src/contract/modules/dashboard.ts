import {
  analyticsFilters,
  analyticsPath,
  analyticsSchema,
} from '../../features/dashboard/schema.ts'
import type { Operation } from '../operations.ts'

/** The figures on the dashboard. They are this console's proposal. */
export const figures: Operation = {
  id: 'getAnalytics',
  summary: 'Get the figures of a period',
  description:
    'Counts what was created in the period. A delivered order counts for the day on which it was created.',
  tag: 'Dashboard',
  isSpecified: false,
  isPublic: false,
  method: 'GET',
  path: analyticsPath,
  filters: analyticsFilters,
  response: analyticsSchema,
  status: 200,
}
