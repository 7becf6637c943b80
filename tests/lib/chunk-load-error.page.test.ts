import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isChunkLoadError, tagChunkLoadErrors, reloadOnce } from '@/lib/chunk-load-error'
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

const KEY = 'marketplace-admin.reloadedFrom'
/** The key that prevents a second reload. jsdom cannot reload; the browser tests check that. */
const isReloaded = () => sessionStorage.getItem(KEY)?.endsWith('chunk-load-error.ts') ?? false

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
    await reloadOnce()
    expect(isReloaded()).toBe(true)
    expect(requests[0]?.headers.get('Accept')).toBe('text/html')
    expect(requests[0]?.cache).toBe('no-store')
    await reloadOnce()
    expect(requests).toHaveLength(1)
  })

  test('the page is reloaded again by the next build', async () => {
    servePage(() => HttpResponse.html('<!doctype html>'))
    sessionStorage.setItem(KEY, '/assets/index-before.js')
    await reloadOnce()
    expect(isReloaded()).toBe(true)
  })

  test.each([
    ['no response', () => HttpResponse.error()],
    ['502', () => new HttpResponse(null, { status: 502 })],
  ])('the page is not reloaded until the server responds (%s)', async (_name, respond) => {
    servePage(respond)
    await reloadOnce()
    takeLogged()
    expect(isReloaded()).toBe(false)
    servePage(() => HttpResponse.html('<!doctype html>'))
    await reloadOnce()
    expect(isReloaded()).toBe(true)
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
