import { screen, within } from '@testing-library/react'
import { getResponse, http, HttpResponse, RequestHandler } from 'msw'
import type { StoredPayout } from '../../src/mock-api/seed/order-types'
import type { App } from './bulk'
import { findDialog, renderApp } from './render-app'
import { server } from './server'

export const selectPage = async ({ user }: App) => {
  await screen.findByRole('table', { busy: false })
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
}

/** The bar of the selected rows. Its buttons load when there are some. */
export async function findBar() {
  const bar = within(await screen.findByRole('group', { name: 'Selection' }))
  await bar.findByRole('button', { name: /Export/ })
  return bar
}

/** Selects the page, presses a button of the bar, and returns the dialog. */
export async function openMany(app: App, button: string, title: string) {
  await selectPage(app)
  await app.user.click((await findBar()).getByRole('button', { name: button }))
  return within(await findDialog(title))
}

const account = {
  bankName: 'Access Bank',
  accountName: 'BUKA REPUBLIC LTD',
  accountNumber: '0123454579',
}

/** Renders the list of payouts with these: "PAY-1" has the id p-1, and ₦1,000.00 are requested. */
export function renderPayouts(
  changes: readonly Partial<StoredPayout>[],
  options: Parameters<typeof renderApp>[1] & { url?: string } = {},
) {
  const { url = '/payouts', ...others } = options
  const app = renderApp(url, { vouchers: 0, ...others })
  const { payouts } = app.db
  const [seeded] = payouts.all()
  if (!seeded) throw new Error('There are no payouts.')
  for (const { id } of payouts.all()) payouts.remove(id)
  for (const [index, change] of [...changes.entries()].toReversed()) {
    const number = index + 1
    payouts.add({
      ...seeded,
      id: `p-${number}`,
      payoutId: `PAY-${number}`,
      payee: { id: 'ven-1', name: 'Buka Republic Ltd', type: 'vendor' },
      amount: 1000 * number,
      account,
      status: 'requested',
      createdAt: new Date(Date.UTC(2026, 0, 28, 9, 60 - number)).toISOString(),
      ...change,
    })
  }
  return app
}

export const requested = (count: number) => Array.from({ length: count }, () => ({}))

/** The ids of the records that were asked to change, in this order. */
export const changedIds = ({ writes }: App) =>
  writes.flatMap(({ request }) => /^PATCH \/api\/crm\/\w+\/([^/]+)$/.exec(request)?.[1] ?? [])

/**
 * Responds to changes of a record, or of all with `:id`. Without a response, the mock API responds.
 */
export const onChange = (
  id: string,
  respond: (id: string, request: Request) => Response | undefined | Promise<Response | undefined>,
  module = 'payout',
) =>
  server.use(
    http.patch<{ id: string }>(`*/api/crm/${module}/${id}`, ({ params, request }) =>
      respond(params.id, request),
    ),
  )

export const refusal = (message: string, status = 422, headers: Record<string, string> = {}) =>
  HttpResponse.json({ message }, { status, headers })

/** Loses the next response to a change. The server has done it, or never got the request. */
export function loseNext(id: string, isDone: boolean, module?: string) {
  const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler)
  let isLost = false
  async function lose(_id: string, request: Request) {
    if (isLost) return undefined
    isLost = true
    if (isDone) await getResponse(handlers, request)
    return HttpResponse.error()
  }
  onChange(id, lose, module)
}

/** Holds all changes until the returned function is called. */
export function holdChanges() {
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  onChange(':id', () => released)
  return release
}
