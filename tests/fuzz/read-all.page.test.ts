import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAllRead, newReadProgress, pagesInOrder, readAll } from '@/api/read-all'

const SIZE = 5

type Change =
  | { do: 'insert'; at: number; count: number }
  | { do: 'delete'; at: number }
  | { do: 'move'; at: number; to: number }

/** A position in a list of any length, from 0 to 1. */
const place = fc.double({ min: 0, max: 1, noNaN: true })
const insertAt = (at: fc.Arbitrary<number>) =>
  fc.record({ do: fc.constant('insert' as const), at, count: fc.integer({ min: 1, max: 7 }) })
const deletion = fc.record({ do: fc.constant('delete' as const), at: place })

const move = fc.record({ do: fc.constant('move' as const), at: place, to: place })

interface ListOptions {
  rows: number
  /** What happens to the list before each response. */
  changes: readonly (readonly Change[])[]
  hasTotals: boolean
}

/** A list that changes while it is read. */
function changingList({ rows, changes, hasTotals }: ListOptions) {
  let list = Array.from({ length: rows }, (_, index) => `old ${index}`)
  let inserted = 0
  let responses = 0
  const start = list
  const moved = new Set<string>()

  function apply(change: Change) {
    const at = Math.round(change.at * list.length)
    if (change.do !== 'insert') {
      const taken = list.slice(at, at + 1)
      list = list.toSpliced(at, 1)
      if (change.do === 'delete') return
      for (const id of taken) moved.add(id)
      list = list.toSpliced(Math.round(change.to * list.length), 0, ...taken)
      return
    }
    const added = Array.from({ length: change.count }, () => `new ${(inserted += 1)}`)
    list = list.toSpliced(at, 0, ...added)
  }

  return {
    async readPage(page: number) {
      // Pages that are requested together arrive in any order.
      await new Promise((resolve) => setImmediate(resolve))
      if (responses > 0) changes[responses - 1]?.forEach(apply)
      responses += 1
      const ids = list.slice((page - 1) * SIZE, page * SIZE)
      return {
        rows: ids.map((id) => ({ id })),
        sentRows: ids.length,
        total: hasTotals ? list.length : null,
        totalPages: hasTotals ? Math.max(1, Math.ceil(list.length / SIZE)) : null,
      }
    },
    /** The rows that were in the list all the time, and have not moved. */
    kept: () => start.filter((id) => list.includes(id) && !moved.has(id)),
    newNotIn: (ids: readonly string[]) =>
      list.filter((id) => !start.includes(id) && !ids.includes(id)).length,
  }
}

async function read(options: ListOptions) {
  const list = changingList(options)
  const progress = newReadProgress<readonly string[]>()
  await readAll(progress, {
    readPage: list.readPage,
    toPage: (rows) => rows.map(({ id }) => id),
    signal: new AbortController().signal,
    onPage: () => undefined,
  })
  return { list, progress, ids: pagesInOrder(progress).flat() }
}

const rows = fc.integer({ min: 0, max: 60 })
const inFront = insertAt(fc.constant(0))
const changesOf = (change: fc.Arbitrary<Change>, maxLength = 30) =>
  fc.array(fc.array(change, { maxLength: 2 }), { maxLength })

test('a list that changes now and then is read whole in the end', async () => {
  await fc.assert(
    fc.asyncProperty(rows, changesOf(fc.oneof(inFront, deletion), 3), async (count, changes) => {
      const { progress } = await read({ rows: count, changes, hasTotals: true })
      expect(isAllRead(progress)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['with new rows in front and with deletions', fc.oneof(inFront, deletion)],
    ['with new rows anywhere and with deletions', fc.oneof(insertAt(place), deletion)],
    ['with rows that move', fc.oneof(inFront, deletion, move)],
  ])(
    'a list %s has no row twice, and misses none that stayed in its place',
    async (_name, change) => {
      await fc.assert(
        fc.asyncProperty(
          rows,
          changesOf(change),
          fc.boolean(),
          async (count, changes, hasTotals) => {
            const { list, progress, ids } = await read({ rows: count, changes, hasTotals })
            expect(new Set(ids).size).toBe(ids.length)
            const missing = list.kept().filter((id) => isAllRead(progress) && !ids.includes(id))
            expect(missing).toEqual([])
          },
        ),
        { numRuns: 300 },
      )
    },
  )

  test('the new rows in front of a list that are not read are counted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        changesOf(inFront, 6),
        async (count, changes) => {
          const { list, progress, ids } = await read({ rows: count, changes, hasTotals: true })
          expect(isAllRead(progress)).toBe(true)
          expect(ids).toEqual(expect.arrayContaining(list.kept()))
          expect(new Set(ids).size).toBe(ids.length)
          // Without a check, the list changed after the last response.
          const newRows = progress.check === 'passed' ? list.newNotIn(ids) : 0
          expect(progress.newRows).toBe(newRows)
        },
      ),
      { numRuns: 300 },
    )
  })
})
