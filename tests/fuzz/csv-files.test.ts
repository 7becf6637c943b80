import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { readCampaign, type Campaign } from '@/features/vouchers/campaign/read-campaign'
import { CsvFileError } from '@/lib/csv/rows'
import { isPlaceholder } from '@/lib/csv/spreadsheet'
import { readField } from '@/lib/csv/to-csv'
import { cleanLine } from '@/lib/visible-text'
import { character, forEachAsync } from './malformed-texts'

const HEADER = 'Email Address,Full Name\n'
const readName = (text: string) => readField(cleanLine(text))
const SLICE_BYTES = 64 * 1024

function read(content: BlobPart) {
  const file = new File([content], 'people.csv')
  const slice = vi.spyOn(file, 'slice')
  const { signal } = new AbortController()
  return { reading: readCampaign(file, { signal, onProgress: () => {} }), slice }
}

/** Reads a file. Returns its campaign, or the message that rejects it. Throws any other error. */
async function outcome(content: BlobPart): Promise<Campaign | string> {
  try {
    const { recipients, skippedRows } = await read(content).reading
    return { recipients, skippedRows }
  } catch (error) {
    if (error instanceof CsvFileError) return error.message
    throw error
  }
}

const encodings = ['utf-8', 'utf-8 with a BOM', 'utf-16le', 'utf-16be'] as const

function encode(text: string, encoding: (typeof encodings)[number]) {
  if (encoding === 'utf-8') return text
  if (encoding === 'utf-8 with a BOM') return `\uFEFF${text}`
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  // By code unit: a character may have two.
  for (let index = -1; index < text.length; index += 1) {
    const unit = index === -1 ? 0xfeff : text.charCodeAt(index)
    view.setUint16(2 * index + 2, unit, encoding === 'utf-16le')
  }
  return view.buffer
}

const layouts = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom(...encodings),
  columns: fc.shuffledSubarray(['email', 'name', 'x', 'y', 'z'] as const, { minLength: 5 }),
  columnCount: fc.integer({ min: 2, max: 5 }),
  hasFinalLineBreak: fc.boolean(),
})
const text = fc
  .array(
    fc.constantFrom('Ada', 'Ọ̀bẹ̀', '🍲', '漢', '"', '""', ',', ';', '\t', '\n', ' ', "'", 'é', '='),
  )
  .map((parts) => parts.join(''))
  // A line that looks like a row leaves the row out.
  .filter((joined) => !/\n[^\n]*[,;\t]/.test(joined))
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'person',
      'person',
      'person',
      'no email',
      'invalid',
      'duplicate',
      'blank',
    ),
    name: text,
    other: text,
    /** Whether each field is quoted even if quoting is not required. */
    quotes: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    invalid: fc.constantFrom('not an address', 'a@b@c', '@', '"a"@example.com', 'a,b;c@', 'x\ny'),
  }),
  { minLength: 1, maxLength: 12 },
)

type Value<T> = T extends fc.Arbitrary<infer V> ? V : never

/** Builds the text of a valid file from these entries. Returns it with the campaign that it contains. */
function buildFile(layout: Value<typeof layouts>, rows: Value<typeof entries>) {
  const { delimiter, end, columns, columnCount } = layout
  const used = ['email', 'name', ...columns.filter((column) => !/^(email|name)$/.test(column))]
    .slice(0, columnCount)
    .toSorted((a, b) => columns.findIndex((c) => c === a) - columns.findIndex((c) => c === b))
  const campaign: Campaign = { recipients: [], skippedRows: [] }
  const lineOf = new Map<string, number>()
  let content = ''
  let line = 1

  function writeLine(fields: Record<string, string>, quotes: boolean[]) {
    const cells = used.map((column, index) => {
      const field = fields[column] ?? ''
      const isQuoted = quotes[index] || /[",;\t\n]/.test(field)
      return isQuoted ? `"${field.replaceAll('"', '""')}"` : field
    })
    const raw = cells.join(delimiter)
    line += raw.split('\n').length
    content += raw.replaceAll('\n', end) + end
  }

  const [first] = rows
  const extra = first?.other ?? ''
  const header = {
    email: 'Email Address',
    name: ' Full Name ',
    x: `X ${extra}`,
    y: `Y ${extra}`,
    z: 'Z',
  }
  if (first?.kind === 'blank') writeLine({}, [])
  writeLine(header, first?.quotes ?? [])
  for (const [index, { kind, name, other, quotes, invalid }] of rows.entries()) {
    const previous = campaign.recipients.at(-1)?.email.toUpperCase()
    const unique = `p${index}@example.com`
    const emails = {
      person: unique,
      'no email': ' ',
      invalid,
      duplicate: previous ?? unique,
      blank: '',
    }
    const email = emails[kind]
    const fields = kind === 'blank' ? {} : { email, name, x: other, y: name, z: '' }
    const isBlank = used.every(
      (column) =>
        !Object.entries(fields)
          .find(([key]) => key === column)?.[1]
          .trim(),
    )
    const key = email.toLowerCase()
    const duplicateOf = lineOf.get(key)
    const skip = (reason: string) => {
      const [address, fullName] = [cleanLine(email), readName(name)]
      campaign.skippedRows.push({
        row: line,
        reason,
        email: address,
        name: fullName,
        cells: [address, fullName],
      })
    }
    if (isBlank) {
      // A blank line is not reported.
    } else if (kind === 'no email') skip('Email missing')
    else if (kind === 'invalid') skip(`Invalid email: ${cleanLine(invalid)}`)
    else if (isPlaceholder(readName(name))) skip(`Not a name: ${readName(name)}`)
    else if (duplicateOf) {
      skip(`Duplicate of row ${duplicateOf}`)
    } else {
      lineOf.set(key, line)
      campaign.recipients.push({ email, name: readName(name) })
    }
    writeLine(fields, quotes)
  }
  if (!layout.hasFinalLineBreak) content = content.slice(0, -end.length)
  return { content: encode(content, layout.encoding), campaign }
}

const start = fc.constantFrom(
  '',
  HEADER,
  '\uFEFF',
  `${HEADER}a@example.com,"`,
  '"Email Address";"Full Name"\r',
)

test('readCampaign reads or rejects a file of random bytes, without any other error', async () => {
  const marks = fc.constantFrom(
    [],
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0xef, 0xbb, 0xbf],
    [...HEADER].map((char) => char.charCodeAt(0)),
  )
  const noise = fc.uint8Array({ maxLength: 400 })
  await forEachAsync(fc.tuple(marks, noise), 500, async ([mark, bytes]) => {
    expect(await outcome(Uint8Array.from([...mark, ...bytes]))).toBeTruthy()
  })
})

test.each([
  ['letters', 'x', ''],
  ['letters below a header', 'x', HEADER],
  ['letters in one quoted field below a header', 'x', `${HEADER}a@example.com,"`],
  ['lines in one quoted field', 'xxxxxxx\n', `${HEADER}a@example.com,"`],
  ['quotation marks', '"', `${HEADER}a@example.com,`],
  ['letters in the header', 'x', 'Email Address,Full Name,'],
])('readCampaign rejects 2 MB of %s after two slices', async (_, filling, head) => {
  const bytes = Buffer.alloc(2_000_000, filling)
  bytes.write(head)
  const { reading, slice } = read(bytes)
  await expect(reading).rejects.toBeInstanceOf(CsvFileError)
  // One more for the byte order mark.
  expect(slice.mock.calls.length).toBeLessThanOrEqual(3)
  expect(Math.max(...slice.mock.calls.map(([, end = 0]) => end))).toBeLessThanOrEqual(
    2 * SLICE_BYTES,
  )
})

// Papa takes seconds for quotation marks followed by spaces, even in a single slice.
test.each([
  ['letters', 'x'],
  ['commas', ','],
  ['quotation marks', '"'],
  ['spaces', ' '],
  ['quoted commas', '","'],
  ['quotation marks and spaces', `"${'"x'.repeat(15_000)}${' '.repeat(30_000)},`],
])('readCampaign rejects a line of 1 MB of %s without parsing it', async (_, filling) => {
  const parse = vi.spyOn(Papa, 'parse')
  const line = filling.repeat(1_000_000 / filling.length)
  for (const head of ['', HEADER]) {
    expect(await outcome(head + line)).toMatch(/^Row [12] is too long\. /)
  }
  expect(parse).not.toHaveBeenCalled()
})

test('readCampaign detects the delimiter only at the start of a file', async () => {
  const parse = vi.spyOn(Papa, 'parse')
  await outcome('\n'.repeat(300_000))
  const sizes = parse.mock.calls.map(([input]) => String(input).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SLICE_BYTES)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('readCampaign reads the recipients of valid files in every delimiter, line end, encoding and column order', async () => {
    let count = 0
    await forEachAsync(fc.tuple(layouts, entries), 400, async ([layout, rows]) => {
      const { content, campaign } = buildFile(layout, rows)
      const isEmpty = campaign.recipients.length === 0
      const expected = isEmpty ? 'No row has a valid email address.' : campaign
      expect(await outcome(content)).toEqual(expected)
      count += campaign.recipients.length
    })
    expect(count).toBeGreaterThan(1000)
  })

  test.each([
    ['utf-8', 4],
    ['utf-16le', 2],
    ['utf-16be', 2],
  ] as const)(
    'readCampaign reads a row that a slice of the file cuts at any byte, in %s',
    async (encoding, count) => {
      // These rows end shortly before the first slice does. A longer row would be rejected.
      const long = Array.from({ length: count }, (_, index) => `long${index}@example.com`)
      const short = Array.from({ length: 100 }, (_, index) => String(100 + index))
      const recipients = [
        ...long.map((email) => ({ email, name: '' })),
        ...short.map((id) => ({ email: `p${id}@example.com`, name: `Adé "Ọ̀" 🍲 ${id}` })),
      ]
      const lines = [
        ...long.map((email) => `${email},,${'x'.repeat(15_900)}\r\n`),
        ...short.map((id) => `p${id}@example.com,"Adé ""Ọ̀"" 🍲\r\n${id}"\r\n`),
      ].join('')
      const failed: number[] = []
      // Each file is one character longer, so that the slice boundary falls on every position of a row.
      for (let shift = 1; shift <= 64; shift += 1) {
        const header = `Email Address,Full Name,${'x'.repeat(shift)}\r\n`
        const { reading, slice } = read(encode(header + lines, encoding))
        const campaign = await reading
        const slices = slice.mock.calls.filter(([, end = 0]) => end > 2)
        if (slices.length !== 2 || !isDeepStrictEqual(campaign.recipients, recipients)) {
          failed.push(shift)
        }
      }
      expect(failed).toEqual([])
    },
  )

  test('readCampaign reads or rejects a file of random text, without any other error', async () => {
    const noise = fc.oneof(
      fc.string({ unit: character, maxLength: 300 }),
      fc
        .array(fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a@b.co', ' ', '\0', 'é'), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
    )
    await forEachAsync(fc.tuple(start, noise), 500, async ([head, tail]) => {
      expect(await outcome(head + tail)).toBeTruthy()
    })
  })

  test('readCampaign rejects a long line after valid rows, with its number', async () => {
    const rows = 'a@example.com,"A\nB"\n'.repeat(5000)
    const parse = vi.spyOn(Papa, 'parse')
    const message = 'Row 10,002 is too long. Check for an unclosed quotation mark.'
    expect(await outcome(`${HEADER}${rows}${'x'.repeat(200_000)}`)).toBe(message)
    const texts = parse.mock.calls.map(([input]) => String(input))
    const lines = texts.flatMap((input) => input.split('\n'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(16 * 1024)
  })
})
