import { test } from '@playwright/test'
import * as v from 'valibot'
import type { App } from './apps'

const figureSchema = v.object({
  app: v.string(),
  measure: v.string(),
  unit: v.picklist(['ms', 'kB', 'MB', 'count']),
  value: v.number(),
})

export type Figure = v.InferOutput<typeof figureSchema>

export const FIGURE = 'figure'

/** Notes a figure of one run; the reporter, in another process, finds it with the test. kB and MB are 1,000 and 1,000,000 bytes. */
export function record({ name }: App, measure: string, unit: Figure['unit'], value: number) {
  const figure: Figure = { app: name, measure, unit, value }
  test.info().annotations.push({ type: FIGURE, description: JSON.stringify(figure) })
}

export function readFigure(description: string | undefined) {
  return v.parse(v.pipe(v.string(), v.parseJson(), figureSchema), description)
}

/** What the console's medians are not to be above. */
export const targets: Record<string, number> = {
  'JavaScript to the first row, desktop': 150,
  'JavaScript to the first row, throttled': 150,
  'Requests to the first row, desktop': 14,
  'Requests to the first row, throttled': 14,
  'API calls to the first row, desktop': 1,
  'API calls to the first row, throttled': 1,
  'First row, desktop': 450,
  'First row, throttled': 1900,
  'Page 1 to 2, throttled': 250,
  'Typed letter to the next frame, median': 20,
  'Heap, settled': 7,
  'Heap growth over 300 more': 1,
}
