import { describe, expect, test } from 'vitest'
import type { ShownList } from '@/components/list/updates/shown-list'
import { lookAt, newWork, type Looked } from '@/routes/-new-work'

const countOf = (to: string, count: number, badge = 'pending') => ({
  to,
  count,
  badge,
  short: String(count),
  text: `${count} ${badge}`,
})
const vendors = (count: number) => [countOf('/vendors', count)]

const listOf = (module: string, change: Partial<ShownList> = {}): ShownList => ({
  module,
  search: { page: 1, search: '' },
  isPolled: false,
  readAt: 1,
  added: 0,
  hasMore: false,
  ...change,
})

type Step = [counts: ReturnType<typeof vendors>, shown?: ShownList | null]

/** The title's number after a visit. */
function after(...steps: Step[]) {
  let looked: Looked = new Map()
  let text = ''
  for (const [counts, shown = null] of steps) {
    looked = lookAt(looked, counts, shown)
    text = newWork({ looked, counts, shown, pending: null })
  }
  return text
}

describe('what the title begins with', () => {
  test.each<[what: string, steps: Step[], text: string]>([
    ['the first count', [[vendors(4)]], ''],
    ['a count that has grown', [[vendors(4)], [vendors(6)]], '2'],
    ['a count that has grown twice', [[vendors(4)], [vendors(5)], [vendors(6)]], '2'],
    ['a count that has grown from 0', [[vendors(0)], [vendors(1)]], '1'],
    ['a count that has fallen and grown', [[vendors(4)], [vendors(2)], [vendors(3)]], '1'],
    ['a count that failed once', [[vendors(4)], [[]], [vendors(5)]], '1'],
    ['an opened list', [[vendors(4)], [vendors(6)], [vendors(6), listOf('vendors')]], ''],
    [
      'a count that grows while its list, which is not polled, is open',
      [
        [vendors(4), listOf('vendors')],
        [vendors(5), listOf('vendors')],
      ],
      '1',
    ],
    [
      'a list that was read again',
      [
        [vendors(4), listOf('vendors')],
        [vendors(5), listOf('vendors')],
        [vendors(5), listOf('vendors', { readAt: 2 })],
      ],
      '',
    ],
    [
      'a list that was left and opened again',
      [[vendors(4), listOf('vendors')], [vendors(5)], [vendors(5), listOf('vendors')]],
      '',
    ],
    ['another list', [[vendors(4)], [vendors(6), listOf('users')]], '2'],
    [
      'another count of the same module',
      [[[countOf('/tickets', 2, 'open')]], [[countOf('/tickets', 9, 'waiting')]]],
      '',
    ],
    [
      'new rows, and the count of the same records',
      [
        [[countOf('/tickets', 2)], listOf('tickets', { isPolled: true })],
        [[countOf('/tickets', 4)], listOf('tickets', { isPolled: true, added: 3 })],
      ],
      '3',
    ],
    [
      'new rows, and the count of other records',
      [[vendors(2)], [vendors(4), listOf('tickets', { isPolled: true, added: 3 })]],
      '5',
    ],
    [
      'a page of new rows',
      [[[], listOf('orders', { isPolled: true, added: 20, hasMore: true })]],
      '20+',
    ],
    ['more than 99', [[vendors(0)], [vendors(100)]], '99+'],
  ])('%s', (_what, steps, text) => {
    expect(after(...steps)).toBe(text)
  })

  test('a late order may be one of the new pending ones', () => {
    const before = [countOf('/orders', 1, 'late')]
    const counts = [countOf('/orders', 3, 'late')]
    const looked = lookAt(lookAt(new Map(), before, null), counts, null)
    const textWith = (count: number) =>
      newWork({ looked, counts, shown: null, pending: { count, seen: 10 } })
    expect([10, 11, 14].map(textWith)).toEqual(['2', '2', '4'])
  })

  test('new pending orders may be new rows of the shown list', () => {
    const rowsOf = (status: string) =>
      listOf('orders', {
        search: { page: 1, search: '', status, queue: 'all' },
        isPolled: true,
        added: 2,
      })
    const textWith = (status: string, count: number) =>
      newWork({
        looked: new Map(),
        counts: [],
        shown: rowsOf(status),
        pending: { count, seen: 10 },
      })
    expect([10, 12, 15].map((count) => textWith('pending', count))).toEqual(['2', '2', '5'])
    expect(textWith('delivered', 12)).toBe('4')
  })

  test('what has not changed is the same value', () => {
    const looked = lookAt(new Map(), vendors(4), null)
    expect(lookAt(looked, vendors(4), null)).toBe(looked)
    expect(lookAt(looked, vendors(6), null)).toBe(looked)
    const opened = lookAt(looked, vendors(4), listOf('vendors'))
    expect(lookAt(opened, vendors(5), listOf('vendors'))).toBe(opened)
  })
})
