import { queryOptions } from '@tanstack/react-query'
import { capabilitiesOf, rememberCapabilities } from '@/api/announced'
import type { Capabilities } from '@/api/capabilities'
import { daysOf, isMonth, type DateSearch } from '@/api/dates'
import { effectiveParams } from '@/api/effective-params'
import { fetchJson } from '@/api/http'
import { analyticsPath, figuresPath, type Period } from '@/domain/figures'
import { lagosToday } from '@/domain/lagos'
import { analyticsSchema, reportFilters } from './report-schema'

/** The source of the capabilities of reports. */
export const reportSource = { path: analyticsPath } as const

/** Dates replace the period. */
export interface ReportSearch extends DateSearch {
  period: Period
}

/** The search params of a link to the records of a report. */
export type ReportDays = DateSearch | { period: Period }

/** Resets for date params that the backend has not announced. */
export const unannouncedDates = (search: ReportSearch, capabilities: Capabilities | undefined) =>
  effectiveParams({ filters: reportFilters }, { ...search }, capabilities).resets

/** Omits what the backend has not announced: dates, and the comparison with the month before. */
function reportPath(search: ReportSearch) {
  const capabilities = capabilitiesOf(reportSource)
  const { period, ...chosen } = { ...search, ...unannouncedDates(search, capabilities) }
  const days = daysOf(chosen, lagosToday())
  if (days === null) return figuresPath({ period })
  const isCompared = isMonth(chosen.dates) && capabilities?.filters.includes('compare')
  return figuresPath({ ...days, ...(isCompared && { compare: 'month' }) })
}

export function reportQuery(search: ReportSearch) {
  const path = reportPath(search)
  return queryOptions({
    queryKey: ['analytics', 'report', path] as const,
    async queryFn({ signal }) {
      const { analytics, restaurants, capabilities } = await fetchJson(path, analyticsSchema, {
        signal,
      })
      rememberCapabilities(reportSource, capabilities)
      return { ...analytics, hasRestaurants: restaurants }
    },
  })
}
