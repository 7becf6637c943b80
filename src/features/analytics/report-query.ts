import { queryOptions } from '@tanstack/react-query'
import { capabilitiesOf, rememberCapabilities } from '@/api/announced'
import {
  isDated,
  NO_CAPABILITIES,
  unannounced,
  type DateRange,
  type Days,
} from '@/api/capabilities'
import { fetchJson } from '@/api/http'
import { analyticsPath, figuresPath, type Period } from '@/domain/figures'
import { analyticsSchema } from './report-schema'

/** The source of the capabilities of reports. */
export const reportSource = { path: analyticsPath } as const

/** Dates replace the period. */
export interface ReportSearch extends DateRange {
  period: Period
}

/** The search params of a link to what a report counts. */
export type ReportDays = Days | { period: Period }

/** Omits dates that the backend has not announced. */
export function reportQuery(search: ReportSearch) {
  const days: ReportSearch = {
    ...search,
    ...unannounced({ ...search }, capabilitiesOf(reportSource) ?? NO_CAPABILITIES),
  }
  const path = figuresPath(
    isDated(days) ? { from: days.from, to: days.to } : { period: days.period },
  )
  return queryOptions({
    queryKey: ['analytics', 'report', path] as const,
    async queryFn({ signal }) {
      const { analytics, capabilities } = await fetchJson(path, analyticsSchema, { signal })
      rememberCapabilities(reportSource, capabilities)
      return analytics
    },
  })
}
