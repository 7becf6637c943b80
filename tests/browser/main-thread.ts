import type { Page } from '@playwright/test'
import * as v from 'valibot'

const traceSchema = v.object({
  traceEvents: v.array(
    v.looseObject({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      tdur: v.optional(v.number()),
      args: v.optional(
        v.looseObject({ name: v.optional(v.string()), elementCount: v.optional(v.number()) }),
      ),
    }),
  ),
})

/**
 * What the page's main thread does during `action`: the CPU time of each task in ms, which excludes
 * other programs, and the number of elements of each style recalculation.
 */
export async function traceTasks<T>(page: Page, action: () => Promise<T>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to trace.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  const result = await action()
  const trace = await browser.stopTracing()
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString()))
  const key = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  )
  const ownEvents = traceEvents.filter((event) => mains.has(key(event)))
  const tasks = ownEvents
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000)
  const restyled = ownEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
  return { result, tasks, restyled }
}
