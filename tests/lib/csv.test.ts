import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvLines, unescapeFormula, toCsv } from '@/lib/csv'

const read = (text: string) =>
  Papa.parse<string[]>(text, { skipEmptyLines: false }).data.slice(1, -1)

describe('a CSV file that the console writes', () => {
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
  ])('has %j as the text %j', (value, expected) => {
    expect(read(toCsv(['Column', 'Other'], [[value, 'x']]))).toEqual([[expected, 'x']])
  })

  test('begins with a byte order mark, ends its lines with CRLF and has its texts in quotation marks', () => {
    expect(toCsv(['A', 'B'], [['a,b', 2]])).toBe('\uFEFF"A","B"\r\n"a,b",2\r\n')
  })

  test('is its columns and lines in parts', () => {
    expect(toCsv(['A', 'B'], []) + csvLines([['a', 2]]) + csvLines([]) + csvLines([['b', 3]])).toBe(
      '\uFEFF"A","B"\r\n"a",2\r\n"b",3\r\n',
    )
  })

  test('comes back as it was, whatever it holds, and holds no formula', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(
          fc.constantFrom('', ' ', '\t', '\r', '\n'),
          fc.constantFrom(...'=+-@＝'),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const cells = read(toCsv(['A', 'B'], rows)).flat()
        expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
        const texts = rows.flat()
        expect(cells).toHaveLength(texts.length)
        cells.forEach((cell, index) => expect([texts[index], `'${texts[index]}`]).toContain(cell))
        expect(cells.map(unescapeFormula)).toEqual(texts.map(unescapeFormula))
      }),
      { numRuns: 2000, seed: 20_261 },
    )
  })
})
