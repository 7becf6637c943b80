import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, http, HttpResponse, RequestHandler } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { capabilitiesOf, rememberCapabilities } from '@/api/announced'
import { NO_CAPABILITIES } from '@/api/capabilities'
import { changeEndpoint, deleteEndpoint } from '@/api/endpoint'
import { send } from '@/api/http'
import { listDefaults } from '@/api/list'
import { listQuery } from '@/api/queries'
import { createQueryClient } from '@/api/query-client'
import { payoutResource } from '@/features/payouts/resource'
import { loginEndpoint } from '@/features/session/resource'
import { voucherResource } from '@/features/vouchers/resource'
import { endSession, startSession } from '@/memory/session'
import { demoSignIn } from '../../src/mock-api/session'
import { ada, fill, findDialog, renderApp } from '../support/render-app'
import { server, startMockApi, takeLogged } from '../support/server'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The keys of all requests from now on that are not GET requests, null for a request without one. */
function recordKeys() {
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') keys.push(request.headers.get('Idempotency-Key'))
  })
  return keys
}

const lost = () => HttpResponse.error()
const refused = (status: number) => () => HttpResponse.json({ message: 'No' }, { status })
const done = refused(200)

test('a list of a backend that announces nothing else offers no order and no dates', async () => {
  renderApp('/vouchers')
  await screen.findByRole('table', { name: 'Vouchers', busy: false })
  expect(capabilitiesOf(voucherResource)).toMatchObject({ idempotency: true })
  const headers = screen.getAllByRole('columnheader')
  expect(headers.filter((header) => header.hasAttribute('aria-sort'))).toEqual([])
  expect(screen.queryByRole('combobox', { name: /dates|sort/i })).not.toBeInTheDocument()
})

describe('a request of a module that has announced idempotency', () => {
  const change = changeEndpoint(payoutResource)
  const decline = (reason: string, id = 'pay-001') =>
    send(change, { id, body: { status: 'declined', reason } }).catch(() => undefined)

  /** Declines a payout as often as there are responses. Returns the key of each request. */
  async function declineWith(...responses: (() => Response)[]) {
    const keys = recordKeys()
    for (const respond of responses) {
      server.use(http.patch('*/api/crm/payout/pay-001', respond))
      // oxlint-disable-next-line no-await-in-loop
      await decline('Duplicate request')
    }
    return keys
  }

  const readPayouts = () =>
    createQueryClient().query(listQuery(payoutResource, listDefaults(payoutResource)))

  beforeEach(async () => {
    startMockApi({ vouchers: 0 }).db.tokens.add('a-token')
    // Ends what an earlier test has left.
    startSession(ada, 'a-token')
    await readPayouts()
  })

  test.each([
    ['no response', lost],
    ['a gateway that got no response', refused(502)],
    ['a gateway that did not wait', refused(504)],
    ['a busy server', refused(429)],
    ['a server that is not available', refused(503)],
  ])('the next attempt after %s has the same key', async (_name, respond) => {
    const [first, second, third] = await declineWith(respond, done, done)
    expect(first).toMatch(UUID)
    expect(second).toBe(first)
    // The change is done. This one is another.
    expect(third).toMatch(UUID)
    expect(third).not.toBe(first)
  })

  test.each([200, 403, 409, 422, 500])(
    'the next request after a response with %i has another key',
    async (status) => {
      const [first, second] = await declineWith(refused(status), done)
      expect(first).toMatch(UUID)
      expect(second).toMatch(UUID)
      expect(second).not.toBe(first)
    },
  )

  test.each([409, 429, 503])(
    'a response with %i to a second attempt does not settle the first one',
    async (status) => {
      const keys = await declineWith(lost, refused(status), done)
      expect(new Set(keys).size).toBe(1)
    },
  )

  test('another body or another record has another key, and the first one keeps its own', async () => {
    const keys = recordKeys()
    server.use(http.patch('*/api/crm/payout/:id', lost))
    await decline('Wrong account')
    await decline('Balance disputed')
    await decline('Wrong account', 'pay-002')
    await decline('Wrong account')
    expect(new Set(keys.slice(0, 3)).size).toBe(3)
    expect(keys[3]).toBe(keys[0])
  })

  test('two requests at the same time that are the same have a key each, also when they are tried again', async () => {
    const keys = recordKeys()
    server.use(http.patch('*/api/crm/payout/:id', lost))
    const sendBoth = () => Promise.all([decline('Wrong account'), decline('Wrong account')])
    await sendBoth()
    await sendBoth()
    expect(new Set(keys.slice(0, 2)).size).toBe(2)
    expect(keys.slice(2).toSorted()).toEqual(keys.slice(0, 2).toSorted())
  })

  test('a key ends with the session, also if the response is lost after that', async () => {
    const [first] = await declineWith(lost)
    const signInAgain = () => {
      endSession('logout')
      startSession(ada, 'a-token')
    }
    signInAgain()
    const [second] = await declineWith(() => {
      signInAgain()
      return lost()
    })
    const [third] = await declineWith(done)
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('a deletion, a sign-in and a path that only begins like that of the module have no key', async () => {
    const keys = recordKeys()
    rememberCapabilities(voucherResource, { ...NO_CAPABILITIES, idempotency: true })
    server.use(http.all('*/api/crm/:module/:id', done))
    await send(deleteEndpoint(voucherResource), { id: '1' })
    await send(loginEndpoint, { body: demoSignIn })
    const other = changeEndpoint({ ...payoutResource, path: '/crm/payout-batch' })
    await send(other, { id: '1', body: { status: 'processing' } })
    expect(takeLogged()).toEqual([expect.stringContaining('payout-batch/1 is not as in the docu')])
    expect(keys).toEqual([null, null, null])
  })

  test('a request has no key once the backend no longer announces it', async () => {
    const [first] = await declineWith(lost)
    expect(first).toMatch(UUID)
    server.use(
      http.get('*/api/crm/payout', () =>
        HttpResponse.json({ payouts: [], capabilities: { sort: [], idempotency: 'yes' } }),
      ),
    )
    await readPayouts()
    expect(await declineWith(done)).toEqual([null])
  })
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a reply that arrived without a response is found by the next press, which sends nothing', async () => {
    const app = renderApp('/tickets?ticket=tck-001', { vouchers: 0 })
    app.db.tickets.patch('tck-001', { assignee: { id: 'adm-1', name: 'Ada Obi' } })
    app.db.tickets.capabilities.actions = []
    const keys = recordKeys()
    const handlers = server.listHandlers().filter((handler) => handler instanceof RequestHandler)
    server.use(
      http.post(
        '*/api/crm/ticket/tck-001/message',
        async ({ request }) => {
          await getResponse(handlers, request)
          // Nor can the console read whether it arrived.
          server.use(http.get('*/api/crm/ticket/tck-001', lost, { once: true }))
          return lost()
        },
        { once: true },
      ),
    )
    const sheet = within(await findDialog('Ticket Details'))
    const reply = await sheet.findByRole('textbox', { name: 'Reply' })
    await fill(app.user, reply, 'It is at your gate.')
    const press = () => app.user.click(sheet.getByRole('button', { name: 'Send' }))
    await press()
    await screen.findByText(/it may have been done/)
    expect(reply).toHaveValue('It is at your gate.')
    await press()
    await waitFor(() => expect(reply).toHaveValue(''))
    expect(keys).toEqual([expect.stringMatching(UUID)])
    const { messages = [] } = app.db.tickets.find('tck-001') ?? {}
    expect(messages.filter(({ body }) => body === 'It is at your gate.')).toHaveLength(1)
  })
})
