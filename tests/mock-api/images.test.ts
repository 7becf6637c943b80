import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '../../src/lib/images/check-image'
import { createDb } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import { bytesOf, jpeg, otherFiles } from '../support/image-files'

const BASE = 'http://localhost/api/images'

function createService() {
  const db = createDb(0, new Date())
  db.tokens.add('a-token')
  const handlers = createHandlers({ db })
  const ask = async (request: Request) => {
    const response = await getResponse(handlers, request)
    if (!response) throw new Error('There is no response.')
    return response
  }
  function upload(file: Blob | string, token = 'a-token') {
    const body = new FormData()
    body.append('file', file)
    const headers = { Authorization: `Bearer ${token}` }
    return ask(new Request(BASE, { method: 'POST', headers, body }))
  }
  return { ask, upload }
}

const photo = bytesOf(jpeg({ width: 10, height: 10 }))

test('the mock image service stores an image, and serves it without a token', async () => {
  const { ask, upload } = createService()
  const response = await upload(new Blob([photo], { type: 'text/html' }))
  expect(response.status).toBe(201)
  const { url } = await response.json()
  expect(url).toMatch(/^\/api\/images\/upload-[\da-f-]{36}\.jpeg$/)
  const served = await ask(new Request(new URL(url, BASE)))
  expect(served.headers.get('Content-Type')).toBe('image/jpeg')
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(photo)
})

test('the mock image service refuses what is no image, is too large, or comes without a token', async () => {
  const { ask, upload } = createService()
  const refusals = [
    await upload(new Blob([photo]), 'another-token'),
    await upload(new Blob([bytesOf(otherFiles.SVG)], { type: 'image/png' })),
    await upload(new Blob([photo, new Uint8Array(MAX_IMAGE_BYTES)])),
    await upload('text'),
    await ask(
      new Request(BASE, { method: 'POST', headers: { Authorization: 'Bearer a-token' }, body: '' }),
    ),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([401, 415, 413, 422, 422])
})

test('the mock image service keeps the newest 100 images', async () => {
  const { ask, upload } = createService()
  const urls: string[] = []
  for (let number = 0; number <= 100; number += 1) {
    const { url } = await (await upload(new Blob([photo]))).json()
    urls.push(url)
  }
  const statusOf = async (url = '') => (await ask(new Request(new URL(url, BASE)))).status
  expect(await statusOf(urls[0])).toBe(404)
  expect(await statusOf(urls[1])).toBe(200)
  expect(await statusOf(urls[100])).toBe(200)
})
