import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onlineManager } from '@tanstack/react-query'
import { describe, afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { uploadImage } from '@/api/image-service'
import { config } from '@/lib/config'
import { getSession, startSession } from '@/memory/session'
import { ada } from '../support/render-app'
import { server as msw } from '../support/server'

// Uploads an image over real HTTP to a service of another origin, and meets it with each fault.

type Respond = (response: ServerResponse, request: IncomingMessage) => void

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization',
}

const json =
  (status: number, body: unknown): Respond =>
  (response) =>
    response
      .writeHead(status, { ...CORS, 'Content-Type': 'application/json' })
      .end(JSON.stringify(body))

const html =
  (status: number): Respond =>
  (response) =>
    response.writeHead(status, CORS).end('<h1>The message of a proxy</h1>')

const received: IncomingMessage[] = []
let respond: Respond = html(500)
const server = createServer((request, response) => {
  if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end()
  received.push(request)
  request.on('error', () => undefined)
  request.resume().on('end', () => respond(response, request))
  return undefined
})
const { imageApiUrl } = config

beforeAll(async () => {
  msw.close()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  config.imageApiUrl = `http://127.0.0.1:${address.port}/files`
})

afterAll(() => {
  config.imageApiUrl = imageApiUrl
  msw.listen({ onUnhandledRequest: 'error' })
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  received.length = 0
  startSession(ada, 'a-token')
})

afterEach(() => onlineManager.setOnline(true))

const image = new Blob(['an image'], { type: 'image/webp' })

function upload(signal = new AbortController().signal) {
  return uploadImage(image, { signal, onProgress: () => undefined })
}

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

test('an image is uploaded with the token, and its URL may be in an envelope and relative', async () => {
  respond = json(201, { data: { url: '/files/1.webp' } })
  expect(await upload()).toBe(new URL('/files/1.webp', config.imageApiUrl).href)
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /files/images'])
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  })
})

const UNUSABLE = 'The image service sent no URL that images can be shown from.'

const faults: readonly (readonly [name: string, respond: Respond, message: string])[] = [
  ['413 of a proxy', html(413), 'The image is too large for the image service.'],
  ['413 with a message', json(413, { message: 'At most 2 MB' }), 'At most 2 MB'],
  ['415', html(415), 'The image service does not take images of this type.'],
  ['401 with a message', json(401, { message: 'Unauthenticated' }), 'Unauthenticated'],
  ['401 of a proxy', html(401), 'The image service does not accept your session.'],
  ['a repeated token', json(403, { message: 'No rights for a-token' }), 'No rights for …'],
  ['403 of a proxy', html(403), 'You are not allowed to upload images.'],
  ['500', html(500), 'The image service responded with 500.'],
  ['404', json(404, {}), 'The image service responded with 404.'],
  ['a dropped connection', (response) => response.destroy(), /^The connection was lost/.source],
  ['an answer without a URL', json(200, { id: 7 }), UNUSABLE],
  ['an answer without JSON', html(200), UNUSABLE],
  ['an empty answer', (response) => response.writeHead(200, CORS).end(), UNUSABLE],
  ['another origin', json(200, { url: 'https://evil.example/1.png' }), UNUSABLE],
  ['a script', json(200, { url: 'javascript:alert(1)' }), UNUSABLE],
]

test.each(faults)(
  'after %s, the upload fails with a message, is sent once, and the session goes on',
  async (_name, response, message) => {
    respond = response
    const failure = await failureOf(upload())
    expect(failure).toBeInstanceOf(ApiError)
    expect(String(failure)).toContain(message.replace('^', ''))
    expect(received).toHaveLength(1)
    expect(getSession()).not.toBeNull()
    respond = json(200, { url: '/1.png' })
    expect(await upload()).toMatch(/\/1\.png$/)
  },
)

test('a cancelled upload ends its connection', async () => {
  const controller = new AbortController()
  let isClosed = false
  respond = (response) => {
    response.on('close', () => {
      isClosed = true
    })
    controller.abort()
  }
  expect(await failureOf(upload(controller.signal))).toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(isClosed).toBe(true))
})

test('nothing is uploaded while the browser is offline', async () => {
  onlineManager.setOnline(false)
  expect(String(await failureOf(upload()))).toContain('You are offline, so nothing was sent.')
  expect(received).toEqual([])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a service that does not respond for a minute is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isClosed = false
    respond = (response) => {
      response.on('close', () => {
        isClosed = true
      })
      vi.advanceTimersByTime(60_000)
    }
    expect(String(await failureOf(upload()))).toContain('The image service does not respond.')
    vi.useRealTimers()
    await vi.waitFor(() => expect(isClosed).toBe(true))
  })
})
