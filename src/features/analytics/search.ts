import * as v from 'valibot'
import { periods } from '../../domain/figures.ts'

const DEFAULT = '30d'

export const analyticsSearchDefaults = { period: DEFAULT } as const
export const analyticsSearchSchema = v.object({
  period: v.optional(v.fallback(v.picklist(periods), DEFAULT), DEFAULT),
})
