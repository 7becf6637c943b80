// @module-tag matrix

import * as fc from 'fast-check'
import Papa from 'papaparse'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exportColumns } from '@/domain/export-columns'
import { exportFile, exportLines } from '@/domain/export-file'
import { readCampaign } from '@/features/vouchers/campaign/read-campaign'
import { checkRows } from '@/features/vouchers/create-many/check-rows'
import { readVoucherRows } from '@/features/vouchers/create-many/read-rows'
import { createVoucherRun } from '@/features/vouchers/create-many/voucher-run'
import { skippedFile } from '@/features/vouchers/csv/skipped-rows'
import { voucherExportFields } from '@/features/vouchers/fields'
import { createBody, type VoucherInput } from '@/features/vouchers/form/voucher-values'
import { voucherResource, type Voucher } from '@/features/vouchers/resource'
import { CsvFileError } from '@/lib/csv/rows'
import { cleanLine, cleanText } from '@/lib/visible-text'
import { forEachAsync } from './malformed-texts'

// A file that says everything does not need the form.
const form: VoucherInput = {
  title: 'Of the form',
  type: 'voucher',
  amount: '77',
  code: '',
  user: '',
  expiryDate: '',
  claimable: true,
  multiple: false,
}

const options = { signal: new AbortController().signal, onProgress: () => {} }

type Fate = Record<string, string | undefined> | string

/** What becomes of each row of a file, or the reason why the whole file is refused. */
async function fates(content: BlobPart): Promise<readonly Fate[] | string> {
  try {
    const { rows } = await readVoucherRows(new File([content], 'vouchers.csv'), options)
    const { vouchers, skippedRows } = checkRows(rows, form)
    const byRow = new Map<string, Fate>([
      ...vouchers.map(({ id, body: { code, user, title, type, amount, expiryDate } }) => {
        return [id, { code, user, title, type, amount, expiryDate }] as const
      }),
      ...skippedRows.map(({ row, reason }) => [`row ${row}`, reason] as const),
    ])
    return rows.map(({ row }) => byRow.get(`row ${row}`) ?? 'lost')
  } catch (error) {
    if (error instanceof CsvFileError) return error.message
    throw error
  }
}

const codes = fc.oneof(
  fc.constantFrom(
    '0012',
    '12E5',
    '1E5',
    'DEC10',
    '3316.',
    '0+',
    'DEC-10',
    '10-Dec',
    '3-4',
    '1/2',
    '123456789012345678',
    '1234567890123456',
    '1.23457E+11',
    '12345',
    'true',
    "'0012",
    "''A",
    'GIFT-1',
    'A B',
    'A\nB',
    '=1+1',
    '-5',
    '#N/A',
    'Total',
    'É-10',
    '١٢',
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789E-+.,/AZ'), minLength: 1, maxLength: 9 }),
)
const titles = fc.oneof(
  fc.constantFrom('Rainy week', '10%', '12.5%', 'March 5, 2027', '2027', '5 PM', 'a,b;c', '"'),
  fc.constantFrom("'tis", '=SUM(A1)', '@all', 'Ọ̀bẹ̀ 🍲', 'Adé', '(500)', '$5', 'x\ty', '#REF!'),
)
const kobo = fc.oneof(
  fc.constantFrom(150_000, 50_000, 1, 99, 150_050, 999_999_999_999_99),
  fc.integer({ min: 1, max: 1_000_000_00 }),
)
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const records = fc.uniqueArray(
  fc
    .record({
      code: codes,
      user: fc.constantFrom(
        'ada@example.com',
        "o'neil@example.com",
        '+ada@example.com',
        'x-1@a.ng',
      ),
      title: titles,
      isFree: fc.boolean(),
      kobo,
      expiryDate: fc.oneof(fc.constant(null), days),
    })
    .map(({ code, user, title, isFree, kobo: amount, expiryDate }) =>
      Object.assign({}, form, {
        code: cleanText(code),
        user,
        title: cleanLine(title),
        type: isFree ? ('free_delivery' as const) : ('voucher' as const),
        amount: isFree ? '' : String(amount / 100),
        expiryDate: expiryDate ?? '',
      }),
    )
    .filter(({ code }) => code !== ''),
  { minLength: 1, maxLength: 8, selector: ({ code }) => code.toLowerCase() },
)

const toVoucher = (input: VoucherInput, index: number): Voucher => ({
  ...v.parse(voucherResource.record, { id: `v${index}`, status: 'unclaimed' }),
  ...input,
  amount: input.amount === '' ? null : Number(input.amount),
  expiryDate: input.expiryDate || null,
  createdAt: '2026-11-27T12:00:00Z',
})

const exported = (inputs: readonly VoucherInput[]) => {
  const columns = exportColumns(voucherExportFields)
  return exportFile(columns, [exportLines(columns, inputs.map(toVoucher))])
}

const runOf = (inputs: readonly VoucherInput[]) =>
  createVoucherRun({
    nextCode: null,
    skippedRows: [],
    vouchers: inputs.map((input, index) => ({ id: `row ${index}`, body: createBody(input) })),
  })

async function skipped(inputs: readonly VoucherInput[]) {
  const file = new File([exported(inputs)], 'vouchers.csv')
  const { rows, names } = await readVoucherRows(file, options)
  return skippedFile(
    names,
    rows.map((row) => Object.assign({}, row, { reason: 'Of a test' })),
  )
}

/** The values that a row must have if it is read at all. */
function valuesOf(input: VoucherInput) {
  const { code, user, title, type, amount, expiryDate } = createBody(input)
  return { code, user, title, type, amount, expiryDate }
}

function check(actual: readonly Fate[] | string, inputs: readonly VoucherInput[]) {
  // A reason why the file as a whole is refused.
  if (typeof actual === 'string') return 0
  expect(actual).toHaveLength(inputs.length)
  const read = inputs.flatMap((input, index) => {
    const fate = actual[index]
    return typeof fate === 'string' ? [] : [[fate, valuesOf(input)] as const]
  })
  expect(read.map(([fate]) => fate)).toEqual(read.map(([, values]) => values))
  return read.length
}

const writers = {
  export: async (inputs: readonly VoucherInput[]) => exported(inputs),
  'results of a run': async (inputs: readonly VoucherInput[]) => runOf(inputs).results(),
  'file of skipped rows': skipped,
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What LibreOffice and Excel make of a field that is not protected. */
function convert(field: string, toDay: (iso: string) => string) {
  if (/^\d{4}-\d\d-\d\d$/.test(field)) return toDay(field)
  if (/^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(field)) {
    const number = Number(field)
    return Math.abs(number) >= 1e11 ? number.toExponential(5).replace('e', 'E') : String(number)
  }
  const [, word, number] = /^([A-Z]{3})-?(\d{1,2})$/i.exec(field) ?? []
  const month = MONTHS.find((name) => name.toLowerCase() === word?.toLowerCase())
  if (month) return `${number}-${month}`
  if (/^\d{1,2}[/-]\d{1,2}$/.test(field)) return `0${field[0]}-Apr`
  if (/^[=+-]\d/.test(field)) return '#NAME?'
  if (/^[\d.]+%$/.test(field)) return `${Number.parseFloat(field).toFixed(2)}%`
  if (/^\d+[.+]$/.test(field)) return field.slice(0, -1)
  if (/^\(\d+\)$/.test(field)) return `-${field.slice(1, -1)}`
  if (/^\d+ PM$/.test(field)) return field.replace(' ', ':00:00 ')
  if (/^\$\d+$/.test(field)) return field.slice(1)
  return /^true$/i.test(field) ? 'TRUE' : field
}

const spreadsheets = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  isQuoted: fc.boolean(),
  mark: fc.constantFrom('', '\uFEFF'),
  day: fc.constantFrom(
    (iso: string) => iso,
    (iso: string) => iso.split('-').toReversed().join('/'),
    (iso: string) => iso.split('-').toReversed().join('.'),
    (iso: string) => `${iso} 00:00:00`,
  ),
})

type Value<T> = T extends fc.Arbitrary<infer V> ? V : never

/** Opens a file and saves it again, as a spreadsheet does. */
function save(file: string, { delimiter, isQuoted, mark, day }: Value<typeof spreadsheets>) {
  const rows = Papa.parse<string[]>(file.replace('\uFEFF', ''), { delimiter: ',' }).data
  return (
    mark +
    Papa.unparse(
      rows.slice(0, -1).map((row) => row.map((field) => convert(field, day))),
      { delimiter, quotes: isQuoted },
    )
  )
}

test.each(Object.entries(writers))(
  'vouchers in the %s are imported as they were, or refused with a reason',
  async (_, write) => {
    let count = 0
    await forEachAsync(records, 300, async (inputs) => {
      count += check(await fates(await write(inputs)), inputs)
    })
    expect(count).toBeGreaterThan(400)
  },
)

test.each(Object.entries(writers))(
  'vouchers in the %s that a spreadsheet has saved are imported as they were, or refused with a reason',
  async (_, write) => {
    let count = 0
    await forEachAsync(fc.tuple(records, spreadsheets), 300, async ([inputs, sheet]) => {
      count += check(await fates(save(await write(inputs), sheet)), inputs)
    })
    expect(count).toBeGreaterThan(400)
  },
)

test('people in a file of skipped rows are read as they were, also after a spreadsheet', async () => {
  const people = fc.uniqueArray(
    fc.record({
      email: fc.constantFrom("o'neil@example.com", '+a@example.com', '0012@example.com', '-b@a.ng'),
      name: titles.map(cleanLine).filter((name) => name !== '#REF!'),
    }),
    { minLength: 1, selector: ({ email }) => email },
  )
  await forEachAsync(fc.tuple(people, spreadsheets), 200, async ([recipients, sheet]) => {
    const file = skippedFile(
      ['Email Address', 'Full Name'],
      recipients.map(({ email, name }) => ({ row: 2, reason: 'No', cells: [email, name] })),
    )
    for (const content of [file, save(file, sheet)]) {
      const read = await readCampaign(new File([content], 'people.csv'), options)
      expect(read.recipients).toEqual(recipients)
    }
  })
})
