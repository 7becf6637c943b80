import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'
import { readQuery } from '@/lib/query'
import { analyticsSchema, figuresPath } from './schema'

/** The figures of today. */
export const todayQuery = readQuery(
  ['analytics', 'today'] as const,
  figuresPath('today'),
  analyticsSchema,
)

/** Whether the backend had figures the last time. Then the dashboard keeps room for them while they load. */
export const hadFigures = createPreference('hadFigures', v.boolean(), true)
