import { expect, vi } from 'vitest'
import type { Batch } from '@/lib/batch'
import type { ItemState } from '@/lib/batch-state'

type AnyBatch = Batch<{ id: string }>

/** Waits until a run has stopped or finished, and skips its pauses. */
export async function settle({ store }: Pick<AnyBatch, 'store'>, run: Promise<void>) {
  const progress = { isSettled: false }
  async function skipPauses() {
    while (!progress.isSettled) {
      // oxlint-disable-next-line no-await-in-loop
      if (store.state.status === 'paused') await vi.advanceTimersByTimeAsync(5000)
      // oxlint-disable-next-line no-await-in-loop
      else await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const skipping = skipPauses()
  await run
  progress.isSettled = true
  await skipping
}

const possible: Readonly<Record<ItemState['is'], readonly number[]>> = {
  waiting: [0],
  refused: [0],
  sent: [],
  unknown: [0, 1],
  done: [1],
}

/** What the report says of a record must be so. */
export function expectTruth(
  { entries }: Pick<AnyBatch, 'entries'>,
  changes: ReadonlyMap<string, number>,
) {
  const report = entries.map(({ item: { id }, state: { state } }) => ({
    id,
    is: state.is,
    changes: changes.get(id) ?? 0,
  }))
  expect(report.filter((row) => !possible[row.is].includes(row.changes))).toEqual([])
}
