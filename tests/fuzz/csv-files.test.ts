import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import {
  CampaignFileError,
  readCampaign,
  type Campaign,
} from '@/features/vouchers/campaign/read-campaign'
import { unescapeFormula } from '@/lib/csv'
import { forEachLater } from './malformed-texts'

const HEADER = 'Email Address,Full Name\n'
const SLICE_BYTES = 64 * 1024

function read(content: BlobPart) {
  const file = new File([content], 'people.csv')
  const slice = vi.spyOn(file, 'slice')
  const { signal } = new AbortController()
  return { reading: readCampaign(file, { signal, onProgress: () => {} }), slice }
}

/** What a file is read as: its campaign, or the sentence that refuses it; anything else fails the test. */
async function outcome(content: BlobPart): Promise<Campaign | string> {
  try {
    return await read(content).reading
  } catch (error) {
    if (error instanceof CampaignFileError) return error.message
    throw error
  }
}

const encodings = ['utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be'] as const

function encode(text: string, encoding: (typeof encodings)[number]) {
  if (encoding === 'utf-8') return text
  if (encoding === 'utf-8 with a mark') return `\uFEFF${text}`
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  // By code unit: a letter may take two.
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
  endsInLine: fc.boolean(),
})
const text = fc
  .array(
    fc.constantFrom('Ada', 'Ọ̀bẹ̀', '🍲', '漢', '"', '""', ',', ';', '\t', '\n', ' ', "'", 'é', '='),
  )
  .map((parts) => parts.join(''))
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom('person', 'person', 'person', 'nobody', 'wrong', 'again', 'blank'),
    name: text,
    other: text,
    /** Whether each field is quoted that need not be, and where there are spaces. */
    quotes: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    wrong: fc.constantFrom('not an address', 'a@b', '@', '"a"@example.com', 'a,b;c@', 'x\ny'),
  }),
  { minLength: 1, maxLength: 12 },
)

type Value<T> = T extends fc.Arbitrary<infer V> ? V : never

/** Writes a file of these entries by the book, and what is to be read from it, as the rules have it. */
function write(layout: Value<typeof layouts>, rows: Value<typeof entries>) {
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
  const header = { email: 'Email Address', name: ' Full Name ', x: `X ${extra}`, y: extra, z: 'Z' }
  if (first?.kind === 'blank') writeLine({}, [])
  writeLine(header, first?.quotes ?? [])
  for (const [index, { kind, name, other, quotes, wrong }] of rows.entries()) {
    const before = campaign.recipients.at(-1)?.email.toUpperCase()
    const own = `p${index}@example.com`
    const email = { person: own, nobody: ' ', wrong, again: before ?? own, blank: '' }[kind]
    const fields = kind === 'blank' ? {} : { email, name, x: other, y: name, z: '' }
    const isBlank = used.every(
      (column) =>
        !Object.entries(fields)
          .find(([key]) => key === column)?.[1]
          .trim(),
    )
    const key = email.toLowerCase()
    const double = lineOf.get(key)
    const skip = (reason: string) =>
      campaign.skippedRows.push({
        row: line,
        reason,
        email: email.trim(),
        name: unescapeFormula(name.trim()),
      })
    if (isBlank) {
      // Nothing is told of it.
    } else if (kind === 'nobody') skip('Email missing')
    else if (kind === 'wrong') skip(`Invalid email: ${wrong}`)
    else if (double) {
      skip(`Duplicate of row ${double}`)
    } else {
      lineOf.set(key, line)
      campaign.recipients.push({ email, name: unescapeFormula(name.trim()) })
    }
    writeLine(fields, quotes)
  }
  if (!layout.endsInLine) content = content.slice(0, -end.length)
  return { content: encode(content, layout.encoding), campaign }
}

describe('people that were written by the book', () => {
  test('are read, whatever the layout of their file', async () => {
    let count = 0
    await forEachLater(fc.tuple(layouts, entries), 1500, async ([layout, rows]) => {
      const { content, campaign } = write(layout, rows)
      const none = campaign.recipients.length === 0 && 'No row has a valid email address.'
      expect(await outcome(content)).toEqual(none || campaign)
      count += campaign.recipients.length
    })
    expect(count).toBeGreaterThan(4000)
  })

  test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
    'are read wherever the slices of a large file end, in %s',
    async (encoding) => {
      const row = (index: number) => `p${index}@example.com,"Adé ""Ọ̀"" 🍲\r\n${index}"\r\n`
      const rows = Array.from({ length: 3000 }, (_, index) => row(10_000 + index)).join('')
      // A byte further in each file, until every byte of a row has been the first one of a slice.
      for (let shift = 0; shift < 64; shift += 1) {
        const header = `Email Address,Full Name,${'x'.repeat(shift)}\r\n`
        const content = encode(header + rows, encoding)
        const campaign = await read(content).reading
        expect([shift, campaign.skippedRows]).toEqual([shift, []])
        expect([shift, campaign.recipients.length]).toEqual([shift, 3000])
        const broken = campaign.recipients.findIndex(
          ({ email, name }, index) =>
            email !== `p${10_000 + index}@example.com` || name !== `Adé "Ọ̀" 🍲\n${10_000 + index}`,
        )
        expect([shift, broken]).toEqual([shift, -1])
      }
    },
  )
})

describe('what is no campaign', () => {
  const start = fc.constantFrom(
    '',
    HEADER,
    '\uFEFF',
    `${HEADER}a@example.com,"`,
    '"Email Address";"Full Name"\r',
  )

  test('is read or refused, and nothing else, where it is text', async () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a@b.co', ' ', '\0', 'é'), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
    )
    await forEachLater(fc.tuple(start, noise), 2000, async ([head, tail]) => {
      expect(await outcome(head + tail)).toBeTruthy()
    })
  })

  test('is read or refused, and nothing else, where it is bytes', async () => {
    const marks = fc.constantFrom(
      [],
      [0xff, 0xfe],
      [0xfe, 0xff],
      [0xef, 0xbb, 0xbf],
      [...HEADER].map((char) => char.charCodeAt(0)),
    )
    const noise = fc.uint8Array({ maxLength: 400 })
    await forEachLater(fc.tuple(marks, noise), 2000, async ([mark, bytes]) => {
      expect(await outcome(Uint8Array.from([...mark, ...bytes]))).toBeTruthy()
    })
  })

  test.each([
    ['of letters', 'x', ''],
    ['of letters under a header', 'x', HEADER],
    ['in one quoted field under a header', 'x', `${HEADER}a@example.com,"`],
    ['of lines in one quoted field', 'xxxxxxx\n', `${HEADER}a@example.com,"`],
    ['of quotes', '"', `${HEADER}a@example.com,`],
    ['that is the header', 'x', 'Email Address,Full Name,'],
  ])('50 MB %s are refused at the start', async (_, filling, head) => {
    const bytes = new Uint8Array(50_000_000)
    bytes.set(new TextEncoder().encode(filling.repeat(bytes.length / filling.length)))
    bytes.set(new TextEncoder().encode(head))
    const { reading, slice } = read(bytes)
    await expect(reading).rejects.toBeInstanceOf(CampaignFileError)
    // The byte order mark, and the first slices.
    expect(slice.mock.calls.length).toBeLessThanOrEqual(3)
    expect(Math.max(...slice.mock.calls.map(([, to = 0]) => to))).toBeLessThanOrEqual(
      2 * SLICE_BYTES,
    )
  })

  // Papa takes seconds for quotation marks that spaces follow, even in a single slice.
  test.each([
    ['letters', 'x'],
    ['commas', ','],
    ['quotation marks', '"'],
    ['spaces', ' '],
    ['quoted commas', '","'],
    ['quotation marks and spaces', `"${'"x'.repeat(15_000)}${' '.repeat(30_000)},`],
  ])('a line of 10 MB of %s is refused before it is parsed', async (_, filling) => {
    const parse = vi.spyOn(Papa, 'parse')
    const line = filling.repeat(10_000_000 / filling.length)
    for (const head of ['', HEADER]) {
      expect(await outcome(head + line)).toMatch(/^Row [12] is too long\. /)
    }
    expect(parse).not.toHaveBeenCalled()
  })

  test('a long line is found after rows that were read', async () => {
    const rows = 'a@example.com,"A\nB"\n'.repeat(5000)
    const parse = vi.spyOn(Papa, 'parse')
    const message = 'Row 10,002 is too long. Check for an unclosed quotation mark.'
    expect(await outcome(`${HEADER}${rows}${'x'.repeat(1_000_000)}`)).toBe(message)
    const texts = parse.mock.calls.map(([input]) => String(input))
    const lines = texts.flatMap((input) => input.split('\n'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(16 * 1024)
  })

  test('the delimiter is only looked for at the start of a file', async () => {
    const parse = vi.spyOn(Papa, 'parse')
    await outcome('\n'.repeat(1_000_000))
    const sizes = parse.mock.calls.map(([input]) => String(input).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SLICE_BYTES)
  })
})
