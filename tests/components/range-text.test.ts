import { expect, test } from 'vitest'
import { rangeText } from '@/components/list/list-footer'

test.each([
  { page: 1, rowCount: 20, total: 240, text: '1–20 of 240 vouchers' },
  { page: 2, rowCount: 20, total: 240, text: '21–40 of 240 vouchers' },
  { page: 12, rowCount: 20, total: 240, text: '221–240 of 240 vouchers' },
  { page: 13, rowCount: 1, total: 241, text: '241 of 241 vouchers' },
  { page: 1, rowCount: 20, total: 1240, text: '1–20 of 1,240 vouchers' },
  // The whole list.
  { page: 1, rowCount: 20, total: 20, text: '20 vouchers' },
  { page: 1, rowCount: 3, total: 3, text: '3 vouchers' },
  { page: 1, rowCount: 1, total: 1, text: '1 voucher' },
  // Without a total.
  { page: 1, rowCount: 20, total: null, text: '1–20 vouchers' },
  { page: 2, rowCount: 20, total: null, text: '21–40 vouchers' },
  { page: 2, rowCount: 1, total: null, text: 'Voucher 21' },
  { page: 2, rowCount: 0, total: null, text: 'No vouchers on this page' },
  { page: 1, rowCount: 3, total: null, text: '3 vouchers' },
  { page: 1, rowCount: 1, total: null, text: '1 voucher' },
  // A page past the last one, and totals that contradict the rows.
  { page: 9, rowCount: 0, total: 240, text: '0 of 240 vouchers' },
  { page: 2, rowCount: 0, total: 1, text: '0 of 1 voucher' },
  { page: 2, rowCount: 20, total: 20, text: '21–40 vouchers' },
  { page: 1, rowCount: 20, total: 0, text: '1–20 vouchers' },
  { page: 3, rowCount: 1, total: 5, text: 'Voucher 41' },
  // A page may have fewer rows than the response, because rows without an id are left out.
  { page: 1, rowCount: 18, total: 240, text: '1–18 of 240 vouchers' },
])('page $page with $rowCount rows of $total is "$text"', ({ text, ...page }) => {
  expect(rangeText({ noun: ['voucher', 'vouchers'], ...page })).toBe(text)
})
