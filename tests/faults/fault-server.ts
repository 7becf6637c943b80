import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse, type RequestHandler } from 'msw'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { config } from '@/lib/config'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import type { StoredVoucher } from '../../src/mock-api/seed/vouchers'
import { server as msw } from '../support/server'

/** Sends a faulty response. If the function sends nothing, the mock API responds. */
export type FaultResponder = (
  response: ServerResponse,
  request: IncomingMessage,
) => Promise<unknown> | void

const first: StoredVoucher = {
  id: 'f1f1f1f1f1f1f1f1f1f1f1f1',
  title: 'Suya Sunday',
  type: 'voucher',
  amount: 1500,
  code: 'SUYASUNDAY',
  user: 'bola@example.com',
  claimable: true,
  multiple: false,
  status: 'used',
  createdAt: '2026-11-01T10:00:00Z',
}

/**
 * Serves the mock API to the tests of a file over real HTTP, makes it the app's API, and switches
 * faults on and off. Each test begins without one.
 */
export function serveFaults() {
  let db = createDb(0, new Date())
  let late: { call: RegExp; wait: FaultResponder } | undefined
  let fault: { call: RegExp; respond: FaultResponder } | undefined
  let handlers = createHandlers({ db })

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const name = `${req.method} ${req.url}`
    // A restart during this request must not affect it.
    const currentHandlers = handlers
    if (fault?.call.test(name)) await fault.respond(res, req)
    if (res.headersSent || res.destroyed) return
    const response = await getResponse(currentHandlers, new NodeRequest({ req, res }))
    if (late?.call.test(name)) await late.wait(res, req)
    if (res.destroyed) return
    await sendNodeResponse(res, response ?? new Response(null, { status: 404 }))
  }
  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy())
  })
  const { apiUrl } = config
  // On a free port each time: another process may have taken the port of before.
  const listen = async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    config.apiUrl = `http://127.0.0.1:${address.port}/api`
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  async function heal() {
    fault = undefined
    late = undefined
    if (!server.listening) await listen()
  }
  beforeAll(() => {
    msw.close()
    return listen()
  })
  afterEach(heal)
  afterAll(() => {
    config.apiUrl = apiUrl
    return close()
  })

  return {
    /**
     * Starts over with this many vouchers and without a fault. Keeps a delay. Returns the database.
     * `others` handle requests before the mock API.
     */
    restart(vouchers = 2, others: readonly RequestHandler[] = []) {
      db = createDb(vouchers, new Date())
      db.add([first])
      handlers = [...others, ...createHandlers({ db })]
      fault = undefined
      return db
    },
    fail: (call: RegExp, respond: FaultResponder) => {
      fault = { call, respond }
    },
    /** Holds requests that match `call` before they are handled. Returns a function that lets them continue. */
    hold: (call: RegExp) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      fault = { call, respond: () => released }
      return release
    },
    /** Handles requests that match `call` at once, and sends the responses after `release`. */
    delay(call: RegExp) {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      late = {
        call,
        wait: () => {
          arrive()
          return released
        },
      }
      return { arrived, release }
    },
    /** Handles requests that match `call`, and drops the connection instead of responding. */
    loseResponse(call: RegExp, isLost: (req: IncomingMessage) => boolean = () => true) {
      late = {
        call,
        wait: (res, req) => {
          if (isLost(req)) res.destroy()
        },
      }
    },
    refuse: close,
    heal,
  }
}
