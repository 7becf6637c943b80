import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'

type App = RequestListener & { use: (middleware: unknown) => void }

interface JsonServer {
  create: () => App
  defaults: (options: { logger: boolean }) => unknown
  router: (data: object) => unknown
}

const require = createRequire(import.meta.url)
// It has no types.
const jsonServer: JsonServer = require('json-server')
const addressSchema = v.object({ port: v.number() })

interface Query {
  query: Readonly<Record<string, string>>
}

/** Gives the parameters of the console the names that json-server has for them. */
function renameParameters(request: Query, _response: unknown, next: () => void) {
  const { page = '', limit = '', ...others } = request.query
  request.query = { ...others, _page: page, _limit: limit }
  next()
}

/** Serves the collections of an object with json-server until the test ends. Returns its URL. */
export async function startJsonServer(data: object, { hasPages = false } = {}) {
  const app = jsonServer.create()
  app.use(jsonServer.defaults({ logger: false }))
  if (hasPages) app.use(renameParameters)
  app.use(jsonServer.router(data))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = v.parse(addressSchema, server.address())
  return `http://127.0.0.1:${port}`
}
