import * as v from 'valibot'
import { getQueryOptions } from '@/api/query-options'
import { figuresPath } from '@/domain/figures'
import { createPreference } from '@/lib/preferences'
import { todaySchema } from './today-schema'

export const todayQuery = getQueryOptions(
  ['analytics', 'today'] as const,
  figuresPath({ period: 'today' }),
  todaySchema,
)

/** Whether the last response had figures. Used to reserve their space. Null at first. */
export const figuresAreProvided = createPreference(
  'figuresAreProvided',
  v.nullable(v.boolean()),
  null,
)
