import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import { edgeTransactions } from '../../src/mock-api/seed/payments'

type Respond = (
  request: Request,
  next: (changed?: Request) => Promise<Response>,
) => Response | Promise<Response>

// Its records take a while to create.
const db = createDb(40, new Date())
// The console does not know the status of one transaction.
db.transactions.patch(edgeTransactions.unknownStatus, { status: 'failed' })
const handlers = createHandlers({ db })

const objectSchema = v.looseObject({})
type Json = v.InferOutput<typeof objectSchema>

const addressSchema = v.object({ port: v.number() })

/** Serves the mock API over HTTP until the test ends. `respond` may replace responses: `next` returns that of the mock API, also to another request. */
export async function startBackend(respond: Respond = (_request, next) => next()) {
  const requests: string[] = []
  let pending = 0
  let mostPending = 0

  async function handle(req: IncomingMessage, res: ServerResponse) {
    requests.push(`${req.method} ${req.url}`)
    pending += 1
    mostPending = Math.max(mostPending, pending)
    const request = new NodeRequest({ req, res })
    const next = async (changed: Request = request) =>
      (await getResponse(handlers, changed)) ?? new Response(null, { status: 404 })
    const response = await respond(request, next)
    pending -= 1
    await sendNodeResponse(res, response)
  }
  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  function stop() {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const { port } = v.parse(addressSchema, server.address())
  const origin = `http://127.0.0.1:${port}`
  return { db, requests, origin, baseUrl: `${origin}/api`, mostPending: () => mostPending, stop }
}

/** A backend whose response to a path is changed, in the envelope `{ data }` or without it. */
export const startChanged = (
  pattern: RegExp,
  toBody: (data: Json) => unknown,
  isEnveloped = true,
) =>
  startBackend(async ({ url }, next) => {
    const response = await next()
    if (!pattern.test(url) || !response.ok) return response
    const { data } = v.parse(v.object({ data: objectSchema }), await response.json())
    return Response.json(isEnveloped ? { data: toBody(data) } : toBody(data))
  })

/** A backend that changes each row of a list. */
export const startWithRows = (noun: string, change: (row: Json, at: number) => Json) =>
  startChanged(new RegExp(`/crm/${noun}\\?`), ({ [`${noun}s`]: rows, ...others }) => ({
    ...others,
    [`${noun}s`]: v.parse(v.array(objectSchema), rows).map(change),
  }))

/** A copy of a response without the fields of a name. */
export function withoutField(value: unknown, dropped: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutField(item, dropped))
  if (!v.is(objectSchema, value)) return value
  const kept = Object.entries(value).filter(([name]) => name !== dropped)
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutField(part, dropped)]))
}
