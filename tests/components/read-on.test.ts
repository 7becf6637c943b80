import { expect, test } from 'vitest'
import { readOn } from '@/components/record/use-neighbors'
import { publishList, recordLists } from '@/memory/record-lists'

const idsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `${from + index}`, name: 'A record' }))

/** Publishes the first page of a list, and reads on. `pages` are those that the server has then. */
async function read(pages: readonly (readonly { id: string; name: string }[])[], total = true) {
  const asked: number[] = []
  publishList({
    param: 'payout',
    rows: idsOf(1, 20),
    page: 1,
    isComplete: false,
    search: {},
    async readPage(page) {
      asked.push(page)
      const rows = pages[page - 1] ?? pages.at(-1) ?? []
      return { rows, totalPages: total ? pages.length : null }
    },
  })
  const id = recordLists.state.latest ?? ''
  await readOn(id, new AbortController().signal)
  const { rows = [], isComplete } = recordLists.state.byId.get(id) ?? {}
  return { asked, isComplete, added: rows.slice(20).map((row) => row.id) }
}

test('the rows of the next page are added', async () => {
  const added = idsOf(21, 25).map(({ id }) => id)
  const result = await read([idsOf(1, 20), idsOf(21, 25)])
  expect(result).toEqual({ asked: [1, 2], isComplete: true, added })
})

test('rows that moved to the first page, because others left the list, are not skipped', async () => {
  const result = await read([idsOf(4, 23), idsOf(24, 43)])
  expect(result).toEqual({ asked: [1], isComplete: false, added: ['21', '22', '23'] })
})

test('a list without further rows is complete', async () => {
  expect(await read([[]])).toEqual({ asked: [1], isComplete: true, added: [] })
})

test('a backend that repeats a page, and has no count, is not asked forever', async () => {
  const result = await read([idsOf(1, 20)], false)
  expect(result).toEqual({ asked: [1, 2], isComplete: true, added: [] })
})
