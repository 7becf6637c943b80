import * as v from 'valibot'
import { getQueryOptions } from '@/api/query-client'
import { figuresPath } from '@/domain/figures'
import { createPreference } from '@/lib/preferences'
import { todaySchema } from './schema'

/** The figures of today. */
export const todayQuery = getQueryOptions(
  ['analytics', 'today'] as const,
  figuresPath('today'),
  todaySchema,
)

/** Whether the backend had figures the last time, which tells whether the dashboard needs room for them. Null at first. */
export const figuresAreProvided = createPreference(
  'figuresAreProvided',
  v.nullable(v.boolean()),
  null,
)
