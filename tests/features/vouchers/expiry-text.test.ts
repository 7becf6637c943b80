import * as v from 'valibot'
import { expect, test } from 'vitest'
import { expiryOf } from '@/features/vouchers/expiry/expiry-text'
import { voucherResource } from '@/features/vouchers/resource'

const today = '2026-11-29'
const expiry = (status: string, expiryDate: string | null, isDated = false) => {
  const found = expiryOf(
    v.parse(voucherResource.record, { id: 'v-1', status, expiryDate }),
    today,
    isDated,
  )
  return found && [found.text, found.title, found.mark]
}

test.each([
  ['claimed', '2026-12-07', ['Expires 7 Dec 2026', 'Expires 7 December 2026', null]],
  ['claimed', '2026-12-06', ['Expires in 7 days', 'Expires 6 December 2026', 'in 7 days']],
  ['unclaimed', '2026-11-30', ['Expires tomorrow', 'Expires 30 November 2026', 'tomorrow']],
  ['unclaimed', '2026-11-29', ['Expires today', 'Expires 29 November 2026', 'today']],
  // The status has not followed yet.
  ['claimed', '2026-11-28', ['Expired 28 Nov 2026', 'Expired 28 November 2026', 'has passed']],
  ['expired', '2026-11-28', ['28 Nov 2026', 'Expired 28 November 2026', null]],
  // Marked as expired before its day.
  ['expired', '2026-12-24', null],
  ['used', '2026-12-01', null],
  ['claimed', null, null],
  ['claimed', '31/12/2026', null],
])('a voucher that is %s with the expiry date %s says %j', (status, day, text) => {
  expect(expiry(status, day)).toEqual(text)
})

test('on paper, a day that is near is named', () => {
  expect(expiry('claimed', '2026-12-01', true)).toEqual([
    'Expires 1 Dec 2026',
    'Expires 1 December 2026',
    null,
  ])
})
