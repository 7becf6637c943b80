import type { RecordRequest } from '@/api/requests'
import { endOfDay } from '@/domain/lagos'
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
