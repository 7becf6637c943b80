import { QueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { listDefaults } from '@/api/list'
import { resource } from '@/api/resource'
import { recordLink } from '@/components/fields/record-link'
import { statuses } from '@/domain/status'
import { orderResource } from '@/features/orders/resource'
import { describeResults } from '@/features/search/search-results'
import { createSource, isSearchable, joinWords } from '@/features/search/source'
import { moduleOf } from '@/modules'

const parcelResource = resource({
  keys: ['parcel', 'parcels'],
  path: '/crm/parcel',
  filters: {},
  record: v.object({
    id: v.string(),
    status: v.nullable(v.string()),
    code: v.nullable(v.string()),
  }),
})

const parcels = createSource({
  resource: parcelResource,
  module: { name: 'Parcels', to: '/orders', icon: Inbox },
  defaults: listDefaults(parcelResource),
  statuses: statuses([['sent', 'green']]),
  searchedBy: ['code'],
  related: [moduleOf(orderResource)],
  describe: ({ id, code }) => ({
    label: `Parcel ${id}`,
    detail: [code, null, false, code && 'sealed'],
    link: recordLink('order', id),
    identifiers: [code],
  }),
})

const parcel = (id: string, code: string | null = null) => ({ id, status: null, code })

/** The cache after a response with these rows. */
function cacheOf(text: string, rows: ReturnType<typeof parcel>[], total: number | null = null) {
  const queryClient = new QueryClient()
  const unread = {
    sentRows: rows.length,
    totalPages: null,
    capabilities: null,
    totalAmount: null,
    meta: {},
  }
  queryClient.setQueryData(parcels.getQuery(text, true).queryKey, { rows, total, ...unread })
  return queryClient
}

const groupOf = (...[text, ...response]: Parameters<typeof cacheOf>) =>
  parcels.getGroup(cacheOf(text, ...response), text)
const idsOf = ({ hits }: ReturnType<typeof groupOf>) => hits.map(({ id }) => id)
const relatedOf = ({ hits }: ReturnType<typeof groupOf>) =>
  hits.map(({ related }) => related.map(({ label }) => label.replace(/[\u2066-\u2069]/g, '')))

test('a text can be searched from two characters', () => {
  expect(['', 'a', 'ab', 'abc'].map(isSearchable)).toEqual([false, false, true, true])
})

test('words are joined with commas, the last with "and" or another word', () => {
  expect(joinWords([])).toBe('')
  expect(joinWords(['orders'])).toBe('orders')
  expect(joinWords(['orders', 'users'])).toBe('orders and users')
  expect(joinWords(['name', 'email', 'phone'], 'or')).toBe('name, email or phone')
})

test('a request waits until it is its turn, and until the text is long enough', () => {
  const isEnabled = (text: string, isNext: boolean) => parcels.getQuery(text, isNext).enabled
  expect(isEnabled('ab', true)).toBe(true)
  expect(isEnabled('ab', false)).toBe(false)
  expect(isEnabled('a', true)).toBe(false)
})

test('exact matches come before the other results, which stay in the order of the response', () => {
  const group = groupOf('PA-2', [parcel('1', 'PA-21'), parcel('2', 'pa-2'), parcel('3', 'PA-22')])
  expect(idsOf(group)).toEqual(['2', '1', '3'])
  expect(group.hits.map(({ isExact }) => isExact)).toEqual([true, false, false])
})

test('the id of a record is an exact match, and so is its phone number in another spelling', () => {
  expect(groupOf('par-1', [parcel('PAR-1')]).hits[0]?.isExact).toBe(true)
  expect(groupOf('0803 123 4567', [parcel('1', '+2348031234567')]).hits[0]?.isExact).toBe(true)
  expect(groupOf('0803 123 4567', [parcel('1', '+2348031234568')]).hits[0]?.isExact).toBe(false)
})

test('an exact match or the only result leads to what belongs to it, one of several does not', () => {
  expect(relatedOf(groupOf('par', [parcel('1')]))).toEqual([['Orders of Parcel 1']])
  expect(relatedOf(groupOf('par', [parcel('1'), parcel('2')]))).toEqual([[], []])
  expect(relatedOf(groupOf('pa-2', [parcel('1'), parcel('2', 'PA-2')]))).toEqual([
    ['Orders of Parcel 2'],
    [],
  ])
})

test('the line of a result leaves out what its record does not have, and is cut if it is long', () => {
  const detailOf = (code: string | null) => groupOf('par', [parcel('1', code)]).hits[0]?.detail
  expect(detailOf('PA-1')).toBe('PA-1 · sealed')
  expect(detailOf(null)).toBe('')
  expect(detailOf('x'.repeat(900))).toMatch(/^x{500}…$/)
})

test('a list has more results than are shown if its count or a full page says so', () => {
  const five = ['1', '2', '3', '4', '5'].map((id) => parcel(id))
  expect(groupOf('par', five, 6).hasMore).toBe(true)
  expect(groupOf('par', five, 5).hasMore).toBe(false)
  expect(groupOf('par', five).hasMore).toBe(true)
  expect(groupOf('par', five.slice(1)).hasMore).toBe(false)
  expect(idsOf(groupOf('par', [...five, parcel('6')]))).toEqual(['1', '2', '3', '4', '5'])
})

test('a text of one character has no results, even if its list is known', () => {
  expect(idsOf(groupOf('p', [parcel('1')]))).toEqual([])
})

/** What is known of a search whose last request failed. */
async function failedGroup(status: number, queryClient = new QueryClient()) {
  const { queryKey } = parcels.getQuery('par', true)
  const queryFn = () => Promise.reject(new ApiError('On fire', status))
  await queryClient.query({ queryKey, queryFn, retry: false }).catch(() => undefined)
  return parcels.getGroup(queryClient, 'par')
}

test('a list is loading until it has responded or failed', async () => {
  const states = [
    parcels.getGroup(new QueryClient(), 'par'),
    groupOf('par', []),
    await failedGroup(500),
    // The results of an earlier request stay.
    await failedGroup(500, cacheOf('par', [parcel('1')])),
  ].map(({ state }) => state)
  expect(states).toEqual(['loading', 'loaded', 'failed', 'loaded'])
})

test('a list that has failed can be tried again, one that the backend lacks cannot', async () => {
  const [broken, missing] = [await failedGroup(500), await failedGroup(404)]
  expect([broken.canRetry, broken.isMissing, broken.isRetrying]).toEqual([true, false, false])
  expect([missing.canRetry, missing.isMissing]).toEqual([false, true])
})

test('a failed list says that it is being tried again until it responds', async () => {
  const queryClient = new QueryClient()
  await failedGroup(500, queryClient)
  const { queryKey } = parcels.getQuery('par', true)
  void queryClient.query({ queryKey, queryFn: () => new Promise<never>(() => {}) })
  const { state, isRetrying } = parcels.getGroup(queryClient, 'par')
  expect([state, isRetrying]).toEqual(['failed', true])
})

test('“Nothing found” is not said while a list may still have a match', () => {
  const [empty, unknown] = [groupOf('par', []), parcels.getGroup(new QueryClient(), 'par')]
  const outcome = (pending: (typeof empty)[]) =>
    describeResults({ settled: [empty], pending, shown: 'par', isCurrent: true })
  expect(outcome([])).toBe('Nothing found for “par”')
  expect(outcome([unknown])).toBe('0 results')
})
