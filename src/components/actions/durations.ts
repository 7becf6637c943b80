import { notSent } from '@/api/before-change'
import type { RecordRequest } from '@/api/requests'
import { endOfDay, parseTime } from '@/domain/lagos'
import { serverTime } from '@/lib/clock'
import type { Duration } from './record-action'

const TWO_HOURS_MS = 2 * 60 * 60_000

/** `getUntil` returns the end of the status. It is called when the request is sent. */
export const durationsOf = (
  toRequest: (getUntil: () => { until?: string }) => RecordRequest,
): readonly Duration[] => [
  { label: 'Until I change it', request: toRequest(() => ({})) },
  {
    label: 'For 2 hours',
    request: toRequest(() => ({ until: new Date(serverTime() + TWO_HOURS_MS).toISOString() })),
  },
  { label: 'Until the end of today', request: toRequest(() => ({ until: endOfDay() })) },
]

/** The end that a status had, for the way back to it. Throws if it has passed. */
export function earlierEnd(until: string | null) {
  if (until !== null && parseTime(until) <= serverTime()) {
    throw notSent('It would have ended by now, so nothing was sent.')
  }
  return until === null ? {} : { until }
}
