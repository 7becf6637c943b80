import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { isAllRead, isComplete, newReadProgress, pagesInOrder, readAll } from '@/api/read-all'

const page = (ids: readonly string[], total: number | null = null) => ({
  rows: ids.map((id) => ({ id })),
  sentRows: ids.length,
  total,
  totalPages: total === null ? null : Math.ceil(total / 20),
})

const idsFrom = (start: number, count = 20) =>
  Array.from({ length: count }, (_, index) => `row ${start + index + 1}`)
/** The ids of a full page. */
const idsOfPage = (number: number) => idsFrom((number - 1) * 20)

/** Reads a list whose pages `getPage` returns. `requested` has the page numbers. */
async function read(
  getPage: (number: number) => ReturnType<typeof page>,
  { signal } = new AbortController(),
) {
  const progress = newReadProgress<number>()
  const requested: number[] = []
  await readAll(progress, {
    readPage: async (number) => {
      requested.push(number)
      return getPage(number)
    },
    toPage: (rows) => rows.length,
    signal,
    onPage: () => undefined,
  })
  return { progress, requested }
}

test.each([
  ['is empty', () => page([])],
  ['repeats the last page', () => page(idsFrom(100, 7))],
])('a list without a total ends where the next page %s', async (_name, getPastEnd) => {
  const { progress, requested } = await read((number) => {
    if (number <= 5) return page(idsOfPage(number))
    return number === 6 ? page(idsFrom(100, 7)) : getPastEnd()
  })
  expect(progress.ids.size).toBe(107)
  expect(isComplete(progress)).toBe(true)
  expect(pagesInOrder(progress).reduce((sum, count) => sum + count)).toBe(107)
  expect(Math.max(...requested)).toBeLessThanOrEqual(10)
})

test('a list without a total does not end at a page with an invalid row', async () => {
  const { progress } = await read((number) => {
    if (number === 2) return page(idsFrom(20, 19))
    return page(number <= 9 ? idsOfPage(number) : [])
  })
  expect(progress.ids.size).toBe(179)
})

test('a list without a total is incomplete if a page fails', async () => {
  const { progress } = await read((number) => {
    if (number === 3) throw new ApiError('No such page')
    return page(number <= 5 ? idsOfPage(number) : [])
  })
  expect(progress).toMatchObject({ hasChanged: false, failure: 'No such page' })
  expect(isComplete(progress)).toBe(false)
})

test('an aborted read requests no further page, even if a response still arrives', async () => {
  const aborter = new AbortController()
  const { requested } = await read((number) => {
    if (number === 3) aborter.abort()
    return page(idsOfPage(number), 240)
  }, aborter)
  expect(requested.length).toBeLessThanOrEqual(5)
})

test('a list with fewer rows than its total is incomplete', async () => {
  const { progress } = await read((number) =>
    page(number > 2 ? [] : idsFrom((number - 1) * 20, 19), 40),
  )
  expect(progress).toMatchObject({ hasChanged: false, failure: null })
  expect(isComplete(progress)).toBe(false)
})

test.each([
  ['counts', 40],
  ['does not count', 38],
])(
  'a list whose total %s the rows without an id is read to its end, and is not complete',
  async (_name, total) => {
    const { progress } = await read((number) => ({
      ...page(idsFrom((number - 1) * 20, 19), total),
      sentRows: 20,
    }))
    expect(progress).toMatchObject({ hasChanged: false, failure: null, leftOut: 2 })
    expect([isAllRead(progress), isComplete(progress)]).toEqual([true, false])
  },
)

test('the rows without an id of a page that is repeated past the end count once', async () => {
  const { progress } = await read((number) => ({
    ...page(idsFrom(0, number < 9 ? 19 : 0)),
    sentRows: 20,
  }))
  expect(progress.leftOut).toBe(1)
})

test('a list whose pages overlap is read again, and is complete', async () => {
  const { progress } = await read((number) => page(idsFrom((number - 1) * 19), 39))
  expect(progress).toMatchObject({ hasChanged: true, check: 'passed' })
  expect(isComplete(progress)).toBe(true)
  expect(progress.ids.size).toBe(39)
})

test('a row that moves to the front before its page is read is none that has come', async () => {
  let responses = 0
  const { progress } = await read((number) => {
    responses += 1
    const all = idsFrom(0, 100)
    // A change of the last row puts it first.
    const list = responses === 1 ? all : ['row 100', ...all.slice(0, -1)]
    return page(list.slice((number - 1) * 20, number * 20), 100)
  })
  expect(isComplete(progress)).toBe(true)
  expect(progress.newRows).toBe(0)
  expect(progress.ids).toContain('row 100')
  expect(progress.ids.size).toBe(100)
})

test('without a total, a row is read that comes to the front because the row before it has moved', async () => {
  let responses = 0
  const { progress } = await read((number) => {
    responses += 1
    if (number > 1) return page([])
    return page(responses === 1 ? ['moves'] : ['unread', 'moves'])
  })
  expect([...progress.ids]).toEqual(['moves', 'unread'])
  expect(progress.newRows).toBe(0)
  expect(isComplete(progress)).toBe(true)
})

test('a list that new rows join while others leave it is complete', async () => {
  let responses = 0
  let reads = 0
  const { progress } = await read((number) => {
    responses += 1
    if (number === 1) reads += 1
    // The last rows leave after the first response, and a row comes before each count of new rows.
    const rest = responses === 1 ? 100 : 95
    const joined = reads < 4 ? 0 : Math.floor((reads - 1) / 3)
    const list = [...idsFrom(1000, joined).toReversed(), ...idsFrom(0, rest)]
    return page(list.slice((number - 1) * 20, number * 20), list.length)
  })
  expect(isComplete(progress)).toBe(true)
  expect(progress.newRows).toBe(0)
  expect(progress.ids).toContain('row 1001')
})

test('a page past the end that does not exist any more is empty', async () => {
  let isShorter = false
  const { progress } = await read((number) => {
    if (number === 2) isShorter = true
    if (number === 3) throw new ApiError('Not found', 404)
    return page(number === 2 ? idsFrom(20, 19) : idsFrom(0), isShorter ? 39 : 41)
  })
  expect(progress).toMatchObject({ failure: null, check: 'passed' })
  expect(progress.ids.size).toBe(39)
})

test.each([7, 50])(
  'a list whose server ignores the page size, and sends %i rows, is read to its end',
  async (size) => {
    const { progress } = await read((number) =>
      page(
        idsFrom((number - 1) * size, Math.max(0, Math.min(size, 221 - (number - 1) * size))),
        221,
      ),
    )
    expect(isComplete(progress)).toBe(true)
    expect(progress.ids.size).toBe(221)
  },
)

test('100,000 rows are read in linear time', async () => {
  const start = performance.now()
  const { progress } = await read((number) => page(idsOfPage(number), 100_000))
  expect(isComplete(progress)).toBe(true)
  expect(pagesInOrder(progress)).toHaveLength(5000)
  expect(performance.now() - start).toBeLessThan(15_000)
})
