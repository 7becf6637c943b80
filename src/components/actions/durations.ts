import { notSent } from '@/api/before-change'
import type { RecordRequest } from '@/api/requests'
import { endOfDay, parseTime } from '@/domain/lagos'
import { serverTime } from '@/lib/clock'
import type { Duration } from './record-action'

const TWO_HOURS_MS = 2 * 60 * 60_000

type GetUntil = () => { until?: string }

/**
 * `success` is the title of the toast. It gets the duration, so that requests with different ones
 * are told apart. `getUntil` returns the end of the status. It is called when the request is sent.
 */
export function durationsOf(
  success: string,
  toRequest: (success: string, getUntil: GetUntil) => RecordRequest,
): readonly Duration[] {
  const timed = (label: string, getEnd: () => string): Duration => ({
    label,
    request: toRequest(`${success} ${label.toLowerCase()}`, () => ({ until: getEnd() })),
  })
  return [
    { label: 'Until I change it', request: toRequest(success, () => ({})) },
    timed('For 2 hours', () => new Date(serverTime() + TWO_HOURS_MS).toISOString()),
    timed('Until the end of today', endOfDay),
  ]
}

/** The end that a status had, for the way back to it. Throws if it has passed. */
export function earlierEnd(until: string | null) {
  if (until !== null && parseTime(until) <= serverTime()) {
    throw notSent('It would have ended by now, so nothing was sent.')
  }
  return until === null ? {} : { until }
}
