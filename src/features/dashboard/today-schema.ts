import * as v from 'valibot'
import { enveloped } from '../../api/list-response.ts'
import { byHour, figureEntries } from '../../domain/figures.ts'

const figuresSchema = v.object({ ...figureEntries, byHour })
export type Figures = v.InferOutput<typeof figuresSchema>

/** Ignores the other fields, which are for longer periods. */
export const todaySchema = enveloped(v.object({ analytics: figuresSchema }))
