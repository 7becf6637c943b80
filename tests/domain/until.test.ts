import { expect, test } from 'vitest'
import { formatUntil } from '@/domain/format-dates'

// 15:00 in Lagos.
const now = new Date('2026-11-26T14:00:00.000Z')

test.each([
  ['2026-11-26T15:40:00.000Z', 'until 16:40'],
  ['2026-11-26T23:00:00.000Z', 'until midnight'],
  ['2026-11-26T23:59:00.000Z', 'until 00:59'],
  ['2026-11-27T08:00:00.000Z', 'until tomorrow at 09:00'],
  ['2026-11-27T23:00:00.000Z', 'until the end of tomorrow'],
  ['2026-12-01T08:00:00.000Z', 'until 1 December 2026 at 09:00'],
  ['2026-12-01T23:00:00.000Z', 'until the end of 1 December 2026'],
  ['2026-11-26T14:00:00.000Z', null],
  ['2026-11-25T23:00:00.000Z', null],
  ['soon', null],
])('the end %s is shown as "%s"', (value, text) => {
  expect(formatUntil(value, now)).toBe(text)
})
