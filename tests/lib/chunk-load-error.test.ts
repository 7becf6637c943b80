import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isChunkLoadError, tagChunkLoadErrors, reloadOnce } from '@/lib/chunk-load-error'
import { server, takeLogged } from '../support/server'

const asked: Request[] = []

/** The server of the page answers, or is not there. */
function servePage(answer: () => Response) {
  server.use(
    http.get(window.location.href, ({ request }) => {
      asked.push(request)
      return answer()
    }),
  )
}

const KEY = 'marketplace-admin.reloadedFrom'
/** jsdom cannot reload: this is what prevents a second reload. The browser tests see the reload itself. */
const isReloaded = () => sessionStorage.getItem(KEY)?.endsWith('chunk-load-error.ts') ?? false

beforeEach(() => {
  asked.length = 0
})

test('code that cannot be fetched is told from every other error', () => {
  tagChunkLoadErrors()
  const payload = new Error('Failed to fetch dynamically imported module: /assets/faq.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(isChunkLoadError(payload)).toBe(true)
  expect(payload.message).toBe("Part of the app didn't load.")
  expect(isChunkLoadError(new Error('Another one'))).toBe(false)
  expect(isChunkLoadError({ message: payload.message })).toBe(false)
})

describe('the page is reloaded', () => {
  test('once, where its server answers, and is asked for itself, not for what is kept of it', async () => {
    servePage(() => HttpResponse.html('<!doctype html>'))
    await reloadOnce()
    expect(isReloaded()).toBe(true)
    expect(asked[0]?.headers.get('Accept')).toBe('text/html')
    expect(asked[0]?.cache).toBe('no-store')
    await reloadOnce()
    expect(asked).toHaveLength(1)
  })

  test('again by the next build', async () => {
    servePage(() => HttpResponse.html('<!doctype html>'))
    sessionStorage.setItem(KEY, '/assets/index-before.js')
    await reloadOnce()
    expect(isReloaded()).toBe(true)
  })

  test.each([
    ['is not there', () => HttpResponse.error()],
    ['is being started', () => new HttpResponse(null, { status: 502 })],
  ])('as soon as its server answers, not while it %s', async (_name, answer) => {
    servePage(answer)
    await reloadOnce()
    takeLogged()
    expect(isReloaded()).toBe(false)
    servePage(() => HttpResponse.html('<!doctype html>'))
    await reloadOnce()
    expect(isReloaded()).toBe(true)
  })

  test('never without a storage that remembers it', async () => {
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
