import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { startEarly } from '@/build/early-start'
import { voucherEarlyRead } from '@/features/vouchers/early-read'
import { takeEarlyRead } from '@/lib/early-read'
import { findToast, mountApp, voucherRows } from '../support/render-app'
import { server, startMockApi } from '../support/server'

const files = {
  login: ['/assets/login.js'],
  vouchers: ['/assets/vouchers.js', '/assets/shared.js'],
  '': ['/assets/dashboard.js'],
  '*': ['/assets/pages.js'],
}

/** Opens the page at an address, as far as its own script, with the token of a session or none. */
function open(address: string, token: string | null = 'a-token') {
  if (token !== null) localStorage.setItem('token', token)
  window.history.replaceState(null, '', address)
  startEarly({ apiUrl: '/api', files, reads: { '/vouchers': voucherEarlyRead } })
}

const preloaded = () =>
  Array.from(document.head.querySelectorAll('link[rel="modulepreload"]'), (link) =>
    link.getAttribute('href'),
  )

afterEach(() => {
  window.earlyRead = undefined
  window.history.replaceState(null, '', '/')
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

describe('the code', () => {
  test.each([
    ['/vouchers?page=2', 'a-token', files.vouchers],
    ['/', 'a-token', files['']],
    ['/orders/7', 'a-token', files['*']],
    ['/vouchers', null, files.login],
    ['/login', null, files.login],
    // Names that every object has.
    ['/constructor', 'a-token', files['*']],
    ['/__proto__', 'a-token', files['*']],
    ['/toString', 'a-token', files['*']],
    ['/valueOf/1', 'a-token', files['*']],
  ])('of %s with the token %s is asked for at once', (address, token, expected) => {
    startMockApi()
    open(address, token)
    expect(preloaded()).toEqual(expected)
  })
})

describe('the first read', () => {
  test.each([
    '/vouchers',
    '/vouchers?page=2',
    '/vouchers?status=used&type=voucher&search=jollof&page=2',
    '/vouchers?search=%20party+jollof%20',
    '/vouchers?search=a%26b%2Bc%3D%E2%82%A6&status=foo&type=all',
    '/vouchers?page=-3',
    '/vouchers?page=1e3&search=',
    '/vouchers?page=0&page=3',
  ])('of %s is the one that the page wants', async (address) => {
    const api = startMockApi({ vouchers: 240 })
    api.db.tokens.add('a-token')
    open(address)
    expect(window.earlyRead).toBeDefined()
    mountApp(address, api.db)
    await screen.findByText(/^\d+–\d+ of \d+$|^No vouchers found/)
    const lists = api.requests.filter((url) => url.includes('/crm/voucher?'))
    expect(lists).toHaveLength(1)
    expect(window.earlyRead).toBeUndefined()
  })

  test('is none without a session, and none of another page', () => {
    open('/vouchers', null)
    expect(window.earlyRead).toBeUndefined()
    open('/vouchers/1')
    expect(window.earlyRead).toBeUndefined()
    open('/faq')
    expect(window.earlyRead).toBeUndefined()
  })

  test('ends the session where the server says so, like any other', async () => {
    const api = startMockApi({ vouchers: 5 })
    localStorage.setItem(
      'user',
      JSON.stringify({ firstName: 'Ada', lastName: 'Obi', usertype: '' }),
    )
    open('/vouchers', 'an-old-token')
    const app = mountApp('/vouchers', api.db, { signedIn: false })
    expect(await findToast('Your session has expired')).toBeVisible()
    expect(app.address()).toBe('/login?redirect=%2Fvouchers')
    expect(api.requests).toHaveLength(1)
  })

  test('is read again where it fails', async () => {
    const api = startMockApi({ vouchers: 5 })
    server.use(http.get('*/api/crm/voucher', () => HttpResponse.error(), { once: true }))
    api.db.tokens.add('a-token')
    open('/vouchers')
    mountApp('/vouchers', api.db)
    expect(await voucherRows()).toHaveLength(5)
  })

  test('is taken once, by the very call that it is; by another one it is dropped', () => {
    startMockApi({ vouchers: 5 })
    open('/vouchers')
    const { url = '', authorization = '', response } = window.earlyRead ?? {}
    expect(takeEarlyRead(url, authorization)).toBe(response)
    expect(takeEarlyRead(url, authorization)).toBeUndefined()
    open('/vouchers')
    expect(takeEarlyRead(url, 'Bearer of-another')).toBeUndefined()
    expect(takeEarlyRead(url, authorization)).toBeUndefined()
    open('/vouchers')
    expect(takeEarlyRead(`${url}&limit=5`, authorization)).toBeUndefined()
    expect(takeEarlyRead(url, authorization)).toBeUndefined()
  })
})
