import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { unprotectText } from '@/lib/csv/spreadsheet'
import { csvLines, toCsv } from '@/lib/csv/to-csv'
import { character } from '../../fuzz/malformed-texts'

const read = (text: string) =>
  Papa.parse<string[]>(text, { skipEmptyLines: false }).data.slice(1, -1)

test.each([
  ['=1+1', "'=1+1"],
  ['+234 801 234', "'+234 801 234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['=1+1\nand more', "'=1+1\nand more"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ['a=1+1', 'a=1+1'],
  ['two\nlines', 'two\nlines'],
  ['a;=1+1,"b"', 'a;=1+1,"b"'],
  ['', ''],
  [-5, '-5'],
  [1500.5, '1500.5'],
])('a CSV file contains %j as the text %j', (value, expected) => {
  expect(read(toCsv(['Column', 'Other'], [[value, 'x']]))).toEqual([[expected, 'x']])
})

test('a CSV file starts with a byte order mark, quotes texts and ends lines with CRLF', () => {
  expect(toCsv(['A', 'B'], [['a,b', 2]])).toBe('\uFEFF"A","B"\r\n"a,b",2\r\n')
})

test('a CSV file can be written in parts', () => {
  expect(toCsv(['A', 'B'], []) + csvLines([['a', 2]]) + csvLines([]) + csvLines([['b', 3]])).toBe(
    '\uFEFF"A","B"\r\n"a",2\r\n"b",3\r\n',
  )
})

test('any text in a CSV file is parsed unchanged, and is no formula', () => {
  const text = fc.oneof(
    fc.string({ unit: character, maxLength: 20 }),
    fc
      .tuple(
        fc.constantFrom('', ' ', '\t', '\r', '\n'),
        fc.constantFrom(...'=+-@＝'),
        fc.string({ maxLength: 10 }),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
      const cells = read(toCsv(['A', 'B'], rows)).flat()
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
      const texts = rows.flat()
      const changed = cells.filter(
        (cell, index) => cell !== texts[index] && cell !== `'${texts[index]}`,
      )
      expect([changed, cells.length]).toEqual([[], texts.length])
      expect(cells.map(unprotectText)).toEqual(texts)
    }),
    { numRuns: 500, seed: 20_261 },
  )
})
