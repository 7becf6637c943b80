import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { exportColumns } from '@/domain/export-columns'
import { exportLines } from '@/domain/export-file'
import { voucherExportFields } from '@/features/vouchers/fields'
import type { Voucher } from '@/features/vouchers/resource'
import { jollofFriday } from '../../support/vouchers'

const voucherExportColumns = exportColumns(voucherExportFields)

const voucher: Voucher = {
  ...jollofFriday,
  createdAt: '2026-11-21T08:05:00Z',
}

/** The cells of the voucher's line, as a spreadsheet reads them. */
const cells = (change: Partial<Voucher>) =>
  Papa.parse<string[]>(exportLines(voucherExportColumns, [{ ...voucher, ...change }])).data[0]

test('an exported line has labels, an unquoted amount, and ISO dates with the time in Lagos', () => {
  expect(exportLines(voucherExportColumns, [voucher])).toBe(
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

test('text that looks like a number or a formula is exported as text', () => {
  const text = '0012'
  const change = { title: text, type: text, code: text, user: text, status: text, id: '=1+1' }
  const line = cells(change) ?? []
  expect([0, 1, 3, 4, 5].map((index) => line[index])).toEqual(Array(5).fill("'0012"))
  expect(line.at(-1)).toBe("'=1+1")
})
