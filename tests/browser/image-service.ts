import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization' }

/** Returns the first file of a multipart body. */
function fileIn(body: Buffer) {
  const start = body.indexOf('\r\n\r\n') + 4
  const boundary = body.subarray(0, body.indexOf('\r\n'))
  return body.subarray(start, body.lastIndexOf(boundary) - 2)
}

/** An image service of another origin. It keeps what it gets, and responds with `respond` if that is set. */
export async function startImageService(port: number) {
  const files: Buffer[] = []
  const service: { files: Buffer[]; respond?: ((response: ServerResponse) => void) | undefined } = {
    files,
  }
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end()
    if (request.method === 'GET') {
      return response.writeHead(200).end(files[Number(request.url?.slice(1))])
    }
    const parts: Buffer[] = []
    request.on('error', () => undefined)
    request.on('data', (part: Buffer) => parts.push(part))
    return request.on('end', () => {
      if (service.respond) return service.respond(response)
      const number = files.push(fileIn(Buffer.concat(parts))) - 1
      const json = JSON.stringify({ url: `/${number}` })
      return response.writeHead(201, { ...CORS, 'Content-Type': 'application/json' }).end(json)
    })
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return Object.assign(service, {
    cors: CORS,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  })
}
