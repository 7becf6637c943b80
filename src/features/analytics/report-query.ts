import { getQueryOptions } from '@/api/query-client'
import { figuresPath, type Period } from '@/domain/figures'
import { analyticsSchema } from './report-schema'

export const reportQuery = (period: Period) =>
  getQueryOptions(['analytics', 'report', period] as const, figuresPath(period), analyticsSchema)
