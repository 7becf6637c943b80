import { readQuery } from '@/lib/query'
import { analyticsSchema, figuresPath } from './schema'

/** The figures of today. */
export const todayQuery = readQuery(
  ['analytics', 'today'] as const,
  figuresPath('today'),
  analyticsSchema,
)
