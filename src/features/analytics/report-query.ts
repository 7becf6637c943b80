import { queryOptions } from '@tanstack/react-query'
import { capabilitiesOf, rememberCapabilities } from '@/api/announced'
import type { Capabilities } from '@/api/capabilities'
import { daysOf, type DateSearch } from '@/api/dates'
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

/** Omits dates that the backend has not announced. */
export function reportQuery(search: ReportSearch) {
  const days = { ...search, ...unannouncedDates(search, capabilitiesOf(reportSource)) }
  const path = figuresPath(daysOf(days, lagosToday()) ?? { period: days.period })
  return queryOptions({
    queryKey: ['analytics', 'report', path] as const,
    async queryFn({ signal }) {
      const { analytics, capabilities } = await fetchJson(path, analyticsSchema, { signal })
      rememberCapabilities(reportSource, capabilities)
      return analytics
    },
  })
}
