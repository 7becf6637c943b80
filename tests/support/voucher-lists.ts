import { http, HttpResponse } from 'msw'
import type { Db } from '../../src/mock-api/db'
import { server } from './server'

/** Lists these vouchers instead of those of the mock API. */
export function serveVouchers(vouchers: unknown[], total = vouchers.length) {
  const pagination = { total, totalPages: Math.ceil(total / 20) }
  server.use(http.get('*/api/crm/voucher', () => HttpResponse.json({ vouchers, pagination })))
}

/**
 * Lists one voucher per page, because rows are slow to render. `fail` may return an error for a page. A page without a
 * voucher is empty.
 */
export function servePages(
  db: Db,
  totalPages: number,
  fail: (page: number) => Response | undefined = () => undefined,
) {
  const pagination = { total: 20 * totalPages, totalPages }
  server.use(
    http.get('*/api/crm/voucher', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const { vouchers } = db.list({ page, limit: 1 })
      return fail(page) ?? HttpResponse.json({ vouchers, pagination })
    }),
  )
}

/** Lists two vouchers per page, with the filters ignored. */
export function serveSmallPages(db: Db) {
  server.use(
    http.get('*/api/crm/voucher', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json(db.list({ page, limit: 2 }))
    }),
  )
}
