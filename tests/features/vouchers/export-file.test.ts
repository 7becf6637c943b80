import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { exportName, voucherLines } from '@/features/vouchers/export/export'
import { voucherFilterDefaults, type Voucher } from '@/features/vouchers/schema'
import { toIsoDate, toIsoMinute } from '@/lib/format'
import { jollofFriday } from '../../support/vouchers'

const voucher: Voucher = {
  ...jollofFriday,
  createdAt: new Date(2026, 10, 21, 9, 5).toISOString(),
}

/** The cells of the voucher's line, as a spreadsheet reads them. */
const cells = (change: Partial<Voucher>) =>
  Papa.parse<string[]>(voucherLines([{ ...voucher, ...change }])).data[0]

test('an exported line has labels, an unquoted amount, and ISO dates', () => {
  expect(voucherLines([voucher])).toBe(
    '"Jollof Friday","Discount",1500.5,"JOLLOF","ada@example.com","Used","2027-03-01","Yes","No","2026-11-21 09:05","v1"\r\n',
  )
})

test('missing values are exported as empty cells', () => {
  const none = Object.fromEntries(Object.keys(voucher).map((key) => [key, null]))
  expect(cells({ ...none, id: 'v1' })).toEqual([...Array.from({ length: 10 }, () => ''), 'v1'])
  expect(cells({ createdAt: 'soon' })?.[9]).toBe('')
})

test('a free delivery is exported without an amount', () => {
  expect(cells({ type: 'free_delivery' })?.slice(1, 3)).toEqual(['Free Delivery', ''])
})

test.each([
  ['=1+1', "'=1+1"],
  ['0012', "'0012"],
  ['12E5', "'12E5"],
  ['3-4', "'3-4"],
  ['1,500.00', "'1,500.00"],
  ['DEC10', "'DEC10"],
  ['10-Dec-26', "'10-Dec-26"],
  ['September 2026', "'September 2026"],
  ['DECIDE10', 'DECIDE10'],
  ['MAY', 'MAY'],
  ['MARKET20', 'MARKET20'],
  ['A12E5', 'A12E5'],
  ['JOLLOF-10', 'JOLLOF-10'],
])('the code %j is exported as %j, which a spreadsheet does not convert', (code, expected) => {
  expect(cells({ code })?.[3]).toBe(expected)
})

// An hour before midnight in any time zone.
const now = new Date(2026, 10, 21, 23, 5)

test.each([
  [voucherFilterDefaults, 'vouchers 2026-11-21.csv'],
  ['selected' as const, 'vouchers selected 2026-11-21.csv'],
  [
    { page: 2, search: 'Jollof', status: 'used', type: 'voucher' } as const,
    'vouchers used discount “jollof” 2026-11-21.csv',
  ],
  [
    { ...voucherFilterDefaults, type: 'free_delivery' } as const,
    'vouchers free delivery 2026-11-21.csv',
  ],
  [
    { ...voucherFilterDefaults, search: '../a\\b:c*?"<>|\u202E\n d' },
    'vouchers “.. a b c d” 2026-11-21.csv',
  ],
  [{ ...voucherFilterDefaults, search: '///' }, 'vouchers 2026-11-21.csv'],
  [
    { ...voucherFilterDefaults, search: `${'🍚'.repeat(99)}` },
    `vouchers “${'🍚'.repeat(40)}” 2026-11-21.csv`,
  ],
])('the file for %j is named %j', (source, name) => {
  expect(exportName(source, { now })).toBe(name)
})

test('the name of an incomplete file contains "incomplete", and has at most 255 bytes', () => {
  const search = '🍚'.repeat(99)
  const filters = { page: 1, search, status: 'unclaimed', type: 'free_delivery' } as const
  const name = exportName(filters, { now, isIncomplete: true })
  expect(name).toMatch(/ 2026-11-21 \(incomplete\)\.csv$/)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
})

test('ISO dates and times are padded with zeros', () => {
  const early = new Date(2027, 0, 2, 3, 4)
  expect(toIsoDate(early)).toBe('2027-01-02')
  expect(toIsoMinute(early.toISOString())).toBe('2027-01-02 03:04')
  expect(toIsoMinute(null)).toBeNull()
  expect(toIsoMinute('soon')).toBeNull()
})
