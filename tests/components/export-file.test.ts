import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { ExportColumn } from '@/domain/export-columns'
import { exportFile, exportLines, exportName } from '@/domain/export-file'

type Value = string | number | boolean | null
const columns: readonly ExportColumn<Value>[] = [{ header: 'Value', value: (value) => value }]

/** The only cell of the row's line, as a spreadsheet reads it. */
const cell = (value: Value) => Papa.parse<string[]>(exportLines(columns, [value])).data[0]?.[0]

test('a file has the headers of the columns, and the lines in order', () => {
  const lines = [exportLines(columns, ['a', 'b']), exportLines(columns, ['c'])]
  expect(exportFile(columns, lines)).toBe('\uFEFF"Value"\r\n"a"\r\n"b"\r\n"c"\r\n')
})

test.each([
  [1500.5, '1500.5'],
  [0, '0'],
  [true, '"Yes"'],
  [false, '"No"'],
  [null, '""'],
  ['', '""'],
])('the value %j is exported as %s', (value, expected) => {
  expect(exportLines(columns, [value])).toBe(`${expected}\r\n`)
})

test('a date column keeps dates that a spreadsheet converts, but no formulas', () => {
  const dates: readonly ExportColumn<string | null>[] = [
    { header: 'Created', converted: (value) => value },
  ]
  const rows = ['2026-11-21', '2026-11-21 09:05', null, '=1+1']
  expect(exportLines(dates, rows)).toBe('"2026-11-21"\r\n"2026-11-21 09:05"\r\n""\r\n"\'=1+1"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['0012', "'0012"],
  ['12E5', "'12E5"],
  ['3-4', "'3-4"],
  ['1,500.00', "'1,500.00"],
  ['2026-11-21', "'2026-11-21"],
  ['DEC10', "'DEC10"],
  ['10-Dec-26', "'10-Dec-26"],
  ['September 2026', "'September 2026"],
  ['DECIDE10', 'DECIDE10'],
  ['MAY', 'MAY'],
  ['MARKET20', 'MARKET20'],
  ['A12E5', 'A12E5'],
  ['JOLLOF-10', 'JOLLOF-10'],
])('the text %j is exported as %j, which a spreadsheet does not convert', (text, expected) => {
  expect(cell(text)).toBe(expected)
})

// In Lagos, the next day has begun.
const now = new Date('2026-11-20T23:05:00Z')

const noun = ['voucher', 'vouchers'] as const

test.each([
  [[], '', 'vouchers 2026-11-21.csv'],
  [['selected'], '', 'vouchers selected 2026-11-21.csv'],
  [['Used', 'Discount'], 'Jollof', 'vouchers used discount “jollof” 2026-11-21.csv'],
  [['', 'Free Delivery'], '', 'vouchers free delivery 2026-11-21.csv'],
  [['Card/Cash'], '', 'vouchers card cash 2026-11-21.csv'],
  [[], '../a\\b:c*?"<>|\u202E\n d', 'vouchers “.. a b c d” 2026-11-21.csv'],
  [[], '///', 'vouchers 2026-11-21.csv'],
  [[], '0803 123 4567', 'vouchers “+234 803 ••• ••67” 2026-11-21.csv'],
  [[], '🍚'.repeat(99), `vouchers “${'🍚'.repeat(40)}” 2026-11-21.csv`],
])('the file for the filters %j and the search %j is named %j', (filters, search, name) => {
  expect(exportName({ noun, filters, search }, { now })).toBe(name)
})

test('the name of an incomplete file contains "incomplete", and has at most 255 bytes', () => {
  const scope = { noun, filters: ['Unclaimed', 'Free Delivery'], search: '🍚'.repeat(99) }
  const name = exportName(scope, { now, isIncomplete: true })
  expect(name).toMatch(/ 2026-11-21 \(incomplete\)\.csv$/)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
})

test('a text of any length is exported whole, and at once', () => {
  const texts = ['1'.repeat(50_000), `jan${'1'.repeat(50_000)}x`, 'W'.repeat(50_000)]
  const start = performance.now()
  expect(texts.map(cell)).toEqual([`'${texts[0]}`, texts[1], texts[2]])
  expect(performance.now() - start).toBeLessThan(500)
})
