import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { fetchBeforeChange } from '@/api/latest-record'
import { faqResource } from '@/features/faq/resource'
import { voucherResource } from '@/features/vouchers/resource'
import { server } from '../support/server'

const SIZE = 20

/**
 * Serves a list of questions whose search finds none. `failures` has the status of each page that
 * fails. Returns the requested pages.
 */
function serveQuestions(count: number, failures: Readonly<Record<number, number>> = {}) {
  const pages: string[] = []
  server.use(
    http.get('*/api/crm/faq', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const page = Number(searchParams.get('page'))
      const search = searchParams.get('search') ?? ''
      pages.push(search || String(page))
      const status = failures[page]
      if (!search && status) return HttpResponse.json({ message: 'Busy' }, { status })
      const all = search ? [] : Array.from({ length: count }, (_, index) => ({ id: `q${index}` }))
      return HttpResponse.json({
        faqs: all.slice((page - 1) * SIZE, page * SIZE),
        pagination: { total: all.length, totalPages: Math.ceil(count / SIZE) },
      })
    }),
  )
  return pages
}

const read = (id: string) => fetchBeforeChange(faqResource, { id, name: 'Old name' })

test('a record that its search no longer finds is found in the whole list, by its id', async () => {
  const pages = serveQuestions(130)
  expect(await read('q125')).toMatchObject({ id: 'q125' })
  expect(pages.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', 'Old name'])
})

test('the list is read no further than the page of the record', async () => {
  const pages = serveQuestions(300)
  expect(await read('q3')).toMatchObject({ id: 'q3' })
  expect(pages).toEqual(['Old name', '1'])
})

test('a record is gone if no page of the list has it', async () => {
  serveQuestions(45)
  expect(await read('deleted')).toBeNull()
})

test('a record is not gone if a page failed', async () => {
  serveQuestions(45, { 2: 503 })
  await expect(read('deleted')).rejects.toMatchObject({ status: 503, message: 'Busy' })
  serveQuestions(45, { 1: 404 })
  await expect(read('deleted')).rejects.toBeInstanceOf(ApiError)
})

test.each([404, 410])('a record with details is gone if they respond %d', async (status) => {
  server.use(http.get('*/api/crm/voucher/v1', () => HttpResponse.json({}, { status })))
  expect(await fetchBeforeChange(voucherResource, { id: 'v1', name: 'Suya' })).toBeNull()
})

test('a backend without details does not say that the record is gone', async () => {
  server.use(http.get('*/api/crm/voucher/v1', () => HttpResponse.json({}, { status: 501 })))
  await expect(
    fetchBeforeChange(voucherResource, { id: 'v1', name: 'Suya' }),
  ).rejects.toMatchObject({ status: 501 })
})
