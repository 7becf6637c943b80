import { http, HttpResponse } from 'msw'
import type { Db } from '../../src/mock-api/db'
import { server } from './server'

/** Serves the unfiltered list in pages of two vouchers, which are fast to render. */
export function serveSmallPages({ db }: { db: Db }) {
  server.use(
    http.get('*/api/crm/voucher', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return HttpResponse.json(db.list({ page, limit: 2 }))
    }),
  )
}
