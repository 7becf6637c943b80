import { figuresPath, type Period } from '@/domain/figures'
import { readQuery } from '@/api/query-client'
import { analyticsSchema } from './schema'

/** The figures and charts of a period. */
export const reportQuery = (period: Period) =>
  readQuery(['analytics', 'report', period] as const, figuresPath(period), analyticsSchema)
