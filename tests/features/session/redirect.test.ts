import { expect, test } from 'vitest'
import { safeRedirect } from '@/features/session/redirect'

const ORIGIN = 'https://admin.example.com'

test.each([
  '/',
  '/vouchers',
  '/vouchers?status=used&type=voucher&search=jollof&page=2',
  '/orders/7#total',
  '/users/ada%40example.com',
  '/search?next=https://evil.example',
  '/vouchers?search=//evil.example&price=$5',
])('redirects to the path %s', (path) => {
  expect(safeRedirect(path, ORIGIN)).toBe(path)
})

test('escapes "$", which the router treats as a param', () => {
  expect(safeRedirect('/orders/$5', ORIGIN)).toBe('/orders/%245')
})

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/x/%2e%2e//evil.example',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://admin.example.com@evil.example',
  'https://admin.example.com.evil.example',
  '//admin.example.com@evil.example',
  '//evil.example\\@admin.example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)/..//evil.example',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'evil.example',
  'vouchers',
  '',
  '//',
  '/\\',
  '//[::1',
  '?x=1',
  '#x',
  '/login',
  '/login?redirect=/login',
  null,
  undefined,
  7,
  {},
  ['/vouchers'],
]

test.each(hostile.map((value) => [value]))('redirects to the root instead of %j', (value) => {
  expect(safeRedirect(value, ORIGIN)).toBe('/')
})

test('never redirects to another origin, for any prefix of three parts', () => {
  const parts = [
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    'evil.example',
    'x',
    '?',
    '#',
  ]
  for (const first of parts) {
    for (const second of parts) {
      for (const third of parts) {
        const target = safeRedirect(`/${first}${second}${third}//evil.example`, ORIGIN)
        expect([target, new URL(target, ORIGIN).origin]).toEqual([target, ORIGIN])
      }
    }
  }
})
