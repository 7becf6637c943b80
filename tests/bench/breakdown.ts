import type { CDPSession } from '@playwright/test'
import * as v from 'valibot'

const eventSchema = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  args: v.optional(
    v.object({ data: v.optional(v.object({ documentLoaderURL: v.optional(v.string()) })) }),
  ),
})

type Event = v.InferOutput<typeof eventSchema>

const dataSchema = v.object({ value: v.array(v.unknown()) })

/** The parts of the time to the first row, by the names of the events in a trace. The rest of a task is `other`. */
const parts: Readonly<Record<string, RegExp>> = {
  'parse HTML': /^ParseHTML$/,
  'run scripts for the first time': /^(EvaluateScript|v8\.(compile|evaluateModule|produceCache))/,
  'render and other script':
    /^(FunctionCall|RunMicrotasks|.*MicrotaskCheckpoint|EventDispatch|TimerFire|FireAnimationFrame|v8\..*)$/,
  'collect garbage': /^(Minor|Major)GC$|^V8\.GC/,
  style: /^UpdateLayoutTree$/,
  // With the styles of elements that depend on the size of a container.
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/,
}

/** Adds the time of each event without that of the events in it, in ms. */
function addUp(events: readonly Event[], end: number) {
  const sums: Record<string, number> = {}
  const open: { end: number; part: string }[] = []
  function add(part: string, time: number) {
    sums[part] = (sums[part] ?? 0) + time / 1000
  }
  for (const { name, ts, dur } of events) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    const outer = open.at(-1)
    const found = Object.entries(parts).find(([, names]) => names.test(name))?.[0]
    const part = found ?? outer?.part ?? 'other'
    const time = Math.min(ts + dur, end) - ts
    add(part, time)
    if (outer) add(outer.part, -time)
    open.push({ end: ts + dur, part })
  }
  return sums
}

/**
 * Traces what the main thread does while a page loads. Returns a function that ends the trace, and returns the ms of
 * each part from the navigation to the first row, with the rest: `waiting`.
 */
export async function traceLoad(cdp: CDPSession, url: string) {
  const received: unknown[] = []
  const collect = (data: unknown) => {
    received.push(...v.parse(dataSchema, data).value)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'blink.user_timing', 'toplevel', 'v8'],
    },
  })
  return async (firstRow: number) => {
    const completed = new Promise((resolve) => {
      cdp.once('Tracing.tracingComplete', resolve)
    })
    await cdp.send('Tracing.end')
    await completed
    cdp.off('Tracing.dataCollected', collect)
    const events = received.flatMap((event) => {
      const { success, output } = v.safeParse(eventSchema, event)
      return success ? [output] : []
    })
    const navigation = events
      // Those of other pages and of frames are in the trace, too.
      .filter(
        ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
      )
      .toSorted((a, b) => a.ts - b.ts)
      .at(-1)
    if (!navigation) throw new Error('The trace has no navigation.')
    const end = navigation.ts + firstRow * 1000
    const sums = addUp(
      events
        .filter(
          ({ ph, pid, tid, ts }) =>
            ph === 'X' &&
            pid === navigation.pid &&
            tid === navigation.tid &&
            ts >= navigation.ts &&
            ts < end,
        )
        .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur),
      end,
    )
    const busy = Object.values(sums).reduce((total, time) => total + time, 0)
    return { ...sums, waiting: firstRow - busy }
  }
}
