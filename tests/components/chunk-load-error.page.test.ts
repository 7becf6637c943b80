import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isChunkLoadError,
  tagChunkLoadErrors,
  reloadOnce,
} from '@/components/overlays/chunk-load-error'
import { server, takeLogged } from '../support/server'

const requests: Request[] = []

/** Sets the response for the page itself. */
function servePage(respond: () => Response) {
  server.use(
    http.get(window.location.href, ({ request }) => {
      requests.push(request)
      return respond()
    }),
  )
}

/** What prevents a second reload. The environment cannot reload; the browser tests check that. */
const reloadedFor = () => sessionStorage.getItem('marketplace-admin.reloadedFor')

beforeEach(() => {
  requests.length = 0
})

test('an error of loading a chunk is distinguished from other errors', () => {
  tagChunkLoadErrors()
  const payload = new Error('Failed to fetch dynamically imported module: /assets/faq.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(isChunkLoadError(payload)).toBe(true)
  expect(payload.message).toBe("Part of the app didn't load.")
  expect(isChunkLoadError(new Error('Another one'))).toBe(false)
  expect(isChunkLoadError({ message: payload.message })).toBe(false)
})

describe('reloadOnce', () => {
  test('the page is reloaded once if the server responds, without using the cache', async () => {
    servePage(() => HttpResponse.html('<!doctype html>'))
    const stored = vi.spyOn(Storage.prototype, 'setItem')
    await reloadOnce()
    expect(reloadedFor()).toBe('<!doctype html>')
    expect(requests[0]?.headers.get('Accept')).toBe('text/html')
    expect(requests[0]?.cache).toBe('no-store')
    await reloadOnce()
    expect(stored).toHaveBeenCalledTimes(1)
  })

  test('the page is reloaded again for the next release, whose HTML names other chunks', async () => {
    servePage(() => HttpResponse.html('<script src="/assets/index-a.js">'))
    await reloadOnce()
    servePage(() => HttpResponse.html('<script src="/assets/index-b.js">'))
    await reloadOnce()
    expect(reloadedFor()).toContain('index-b')
  })

  test.each([
    ['no response', () => HttpResponse.error()],
    ['502', () => new HttpResponse(null, { status: 502 })],
  ])('the page is not reloaded until the server responds (%s)', async (_name, respond) => {
    servePage(respond)
    await reloadOnce()
    takeLogged()
    expect(reloadedFor()).toBeNull()
    servePage(() => HttpResponse.html('<!doctype html>'))
    await reloadOnce()
    expect(reloadedFor()).toBe('<!doctype html>')
  })

  test('the page is not reloaded if storage is full', async () => {
    servePage(() => HttpResponse.html('<!doctype html>'))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    await reloadOnce()
    const logged = takeLogged()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('The page was not reloaded.')
  })
})
