import { figuresPath, type Period } from '@/lib/figures'
import { readQuery } from '@/lib/query'
import { analyticsSchema } from './schema'

/** The figures and charts of a period. */
export const reportQuery = (period: Period) =>
  readQuery(['analytics', 'report', period] as const, figuresPath(period), analyticsSchema)
