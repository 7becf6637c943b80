import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import { openApiDocument, type Examples } from '../../src/contract/openapi'
import { serveBuild } from './build-server'

const image = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml' },
  })

/** Prism: a server that responds with the examples of an OpenAPI document, and refuses requests that it does not describe. */
async function startPrism(examples: Examples, port: number) {
  const operations = await getHttpOperationsFromSpec(structuredClone(openApiDocument(examples)))
  const server = createServer(operations, {
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    cors: false,
  })
  const url = await server.listen(port, '127.0.0.1')
  return { url, close: () => server.close() }
}

/** Serves the build with Prism as its API. `onRefusal` is called for each request or example that Prism does not accept. */
export async function serveBuildWithPrism(
  examples: Examples,
  port: number,
  onRefusal: (refusal: string) => void,
) {
  const prism = await startPrism(examples, port + 1)

  async function respond(request: Request) {
    const { method, headers, url } = request
    const { pathname, search } = new URL(url)
    // The images of the examples are files, and no part of the API.
    if (pathname.startsWith('/api/images/')) return image()
    const target = prism.url + pathname.replace('/api', '') + search
    const body = method === 'GET' ? null : await request.text()
    const response = await fetch(target, { method, headers, body })
    const text = await response.text()
    const { status } = response
    const violations = response.headers.get('sl-violations')
    if (!response.ok || violations) {
      onRefusal(`${method} ${pathname}${search}: ${status} ${violations ?? text}`)
    }
    const type = response.headers.get('Content-Type') ?? 'application/json'
    return new Response(text, { status, headers: { 'Content-Type': type } })
  }
  const server = serveBuild(port, respond)
  await server.ready()
  return async () => {
    await server.close(true)
    await prism.close()
  }
}
