// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCampaign } from '@/features/vouchers/read-campaign'

const HEADER = 'Email Address,Full Name\n'

function read(content: BlobPart, signal = new AbortController().signal) {
  const shares: number[] = []
  const reading = readCampaign(new File([content], 'people.csv'), {
    signal,
    onProgress: (share) => shares.push(share),
  })
  return { reading, shares }
}

async function people(content: BlobPart) {
  const campaign = await read(content).reading
  return campaign.people.map(({ email, name }) => `${name} <${email}>`)
}

const BOLA = ['Bola Ade <bola@example.com>', 'Chidi Eze <chidi@example.com>']

function utf16(text: string, isBigEndian: boolean) {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [index, char] of ['\uFEFF', ...text].entries()) {
    view.setUint16(2 * index, char.charCodeAt(0), !isBigEndian)
  }
  return view.buffer
}

describe('the people of a campaign', () => {
  const rows = 'bola@example.com,Bola Ade\nchidi@example.com,Chidi Eze'
  test.each<[string, BlobPart]>([
    ['plainly', HEADER + rows],
    ['with a line break at the end', `${HEADER}${rows}\n`],
    ['with empty lines', ` \n\n${HEADER}\n  \n${rows.replace('\n', '\n,\n')}\n\n`],
    ['under an empty row of Excel’s', `,\n${HEADER}${rows}`],
    ['under a row of other delimiters', `;;\n${HEADER}${rows}`],
    ['with a byte order mark', `\uFEFF${HEADER}${rows}`],
    ['with the line ends of Windows', (HEADER + rows).replaceAll('\n', '\r\n')],
    ['with the line ends of old Macs', (HEADER + rows).replaceAll('\n', '\r')],
    ['with spaces around the headers', ` Email Address , Full Name \n${rows}`],
    [
      'with spaces around the fields',
      `${HEADER} bola@example.com , Bola Ade\nchidi@example.com,Chidi Eze `,
    ],
    [
      'in quotes',
      `"Email Address","Full Name"\n"bola@example.com","Bola Ade"\n"chidi@example.com","Chidi Eze"`,
    ],
    ['with ";" between them', (HEADER + rows).replaceAll(',', ';')],
    ['with tabs between them', (HEADER + rows).replaceAll(',', '\t')],
    [
      'with other columns, in another order',
      'Full Name,Age,Email Address\nBola Ade,30,bola@example.com\nChidi Eze,41,chidi@example.com',
    ],
    [
      'beside a column whose name has a line break',
      'Full Name,"Age\nin years",Email Address\nBola Ade,30,bola@example.com\nChidi Eze,41,chidi@example.com',
    ],
    ['in UTF-16', utf16(HEADER + rows, false)],
    ['in UTF-16, big end first', utf16(HEADER + rows, true)],
  ])('are read %s', async (_, content) => {
    expect(await people(content)).toEqual(BOLA)
  })

  test('keep the letters of their names, in UTF-8 and as Excel in Western Europe writes them', async () => {
    expect(await people(`${HEADER}a@example.com,Adébáyọ̀ 🍲`)).toEqual([
      'Adébáyọ̀ 🍲 <a@example.com>',
    ])
    const windows = Uint8Array.from(`${HEADER}a@example.com,Adé`, (char) => char.charCodeAt(0))
    expect(await people(windows)).toEqual(['Adé <a@example.com>'])
  })

  // As the marks of UTF-16 begin or end; an even number of bytes would be UTF-16 as well.
  test.each(['ÿ', 'þ', 'xÿ', 'xþ'])('may stand beside a column %j', async (column) => {
    const text = `${column},Email Address,Full Name\n1,a@example.com,A`
    const even = text.length % 2 ? `${text} ` : text
    expect(await people(Uint8Array.from(even, (char) => char.charCodeAt(0)))).toEqual([
      'A <a@example.com>',
    ])
  })

  test.each([',', ';', '\t'])('may have no name, with %j between the others', async (delimiter) => {
    const content = `Email Address,Full Name\na@example.com,A\nb@example.com\n`
    expect(await people(content.replaceAll(',', delimiter))).toEqual([
      'A <a@example.com>',
      ' <b@example.com>',
    ])
  })

  test('may have no name, or one with commas, quotes and line breaks', async () => {
    const content = `${HEADER}a@example.com,\nb@example.com\nc@example.com,"Obi, ""Ada""\nJr."`
    expect(await people(content)).toEqual([
      ' <a@example.com>',
      ' <b@example.com>',
      'Obi, "Ada"\nJr. <c@example.com>',
    ])
  })
})

test('lines without a usable e-mail address are left out, with their number and the reason', async () => {
  const content = [
    'Email Address,Full Name',
    'bola@example.com,Bola',
    ',Nobody',
    '"c@example.com","two',
    'lines"',
    ' ',
    'not an address,X',
    'BOLA@example.com,Bola again',
    'd@example.com,D',
  ].join('\r\n')
  const campaign = await read(content).reading
  expect(campaign.people.map(({ email }) => email)).toEqual([
    'bola@example.com',
    'c@example.com',
    'd@example.com',
  ])
  expect(campaign.leftOut).toEqual([
    { line: 3, email: '', name: 'Nobody', reason: 'No e-mail address' },
    {
      line: 7,
      email: 'not an address',
      name: 'X',
      reason: 'Not an e-mail address: not an address',
    },
    {
      line: 8,
      email: 'BOLA@example.com',
      name: 'Bola again',
      reason: 'The same e-mail address as in line 2',
    },
  ])
})

test('a line that ends before the address has none', async () => {
  const campaign = await read('Full Name,Email Address\nBola\nChidi,chidi@example.com').reading
  expect(campaign.people).toEqual([{ email: 'chidi@example.com', name: 'Chidi' }])
  expect(campaign.leftOut).toMatchObject([{ line: 2, reason: 'No e-mail address' }])
})

test('a file in which nobody is found is read once', async () => {
  const { reading, shares } = read(HEADER)
  await expect(reading).rejects.toThrow('It has no line with an e-mail address.')
  expect(shares).toEqual([1])
})

test.each<[string, BlobPart, string]>([
  ['nothing', '', 'It has no line with an e-mail address.'],
  ['no rows', HEADER, 'It has no line with an e-mail address.'],
  ['no usable row', `${HEADER},Bola\nbola,Bola`, 'It has no line with an e-mail address.'],
  [
    'one of the columns only',
    'Email Address\nbola@example.com',
    'It needs the columns "Email Address" and "Full Name".',
  ],
  [
    'the other one only',
    'Full Name\nBola',
    'It needs the columns "Email Address" and "Full Name".',
  ],
  ['empty lines', ' \n\n,;"\n', 'It needs the columns "Email Address" and "Full Name".'],
  [
    'other columns',
    'email,name\nbola@example.com,Bola',
    'It needs the columns "Email Address" and "Full Name".',
  ],
  [
    'columns in other letters',
    'email address,full name\nbola@example.com,B',
    'It needs the columns "Email Address" and "Full Name".',
  ],
  [
    'a quote that is not closed',
    `${HEADER}a@example.com,A\nb@example.com,"B\nc@example.com,C`,
    'Line 3 has a quotation mark that is not closed properly.',
  ],
  [
    'text after a quote',
    `${HEADER}a@example.com,"A" B\nb@example.com,"C"`,
    'Line 2 has a quotation mark that is not closed properly.',
  ],
  [
    'one long line',
    `${HEADER}${'x'.repeat(300_000)}`,
    'Line 2 is too long: a quotation mark may not be closed.',
  ],
  [
    'bytes that are no text',
    Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
    'It needs the columns "Email Address" and "Full Name".',
  ],
])('a file with %s is refused, with the reason', async (_, content, message) => {
  await expect(read(content).reading).rejects.toMatchObject({ name: 'CampaignFileError', message })
})

describe('a large file', () => {
  // Each row has letters of two to four bytes, quotes and a line break, so that slices end in the midst of all of them.
  const count = 20_000
  const row = (index: number) => `p${index}@example.com,"Adé ""Ọ̀bẹ̀"" 🍲\r\n${index}"`
  const content = `Email Address,Full Name\r\n${Array.from({ length: count }, (_, index) => row(index)).join('\r\n')}\r\n,X`

  test('is read in slices, without a loss, telling how far it is', async () => {
    const { reading, shares } = read(content)
    const campaign = await reading
    expect(campaign.people).toHaveLength(count)
    for (const index of [0, 1, 2500, 12_345, count - 1]) {
      expect(campaign.people[index]).toEqual({
        email: `p${index}@example.com`,
        name: `Adé "Ọ̀bẹ̀" 🍲\n${index}`,
      })
    }
    expect(campaign.leftOut).toMatchObject([{ line: 2 * count + 2, reason: 'No e-mail address' }])
    expect(shares.length).toBeGreaterThan(5)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  test('has the same lines wherever its slices end', async () => {
    const line = (letter: string) => `${letter}@example.com,${letter.repeat(40_000)}\r\n`
    const start = `Email Address,Full Name\r\n${line('a')}${line('b')}${line('c')}d@example.com,`
    // The first slice ends between the two bytes of a line's end.
    const text = `${start}${'d'.repeat(128 * 1024 - start.length - 1)}\r\n,X`
    expect(text.charCodeAt(128 * 1024 - 1)).toBe(13)
    const campaign = await read(text).reading
    expect(campaign.people).toHaveLength(4)
    expect(campaign.leftOut).toMatchObject([{ line: 6, reason: 'No e-mail address' }])
  })

  test('counts its lines by those that begin with a byte order mark too', async () => {
    const start = `${HEADER}${`a@example.com,${'a'.repeat(60_000)}\n`}b@example.com,`
    // The first slice ends in the midst of the row that begins with the mark.
    const text = `${start}${'b'.repeat(128 * 1024 - start.length - 6)}\n\uFEFFc@example.com,C\n,X\n`
    const campaign = await read(text).reading
    expect(campaign.people.map(({ email }) => email).at(-1)).toBe('c@example.com')
    expect(campaign.leftOut).toMatchObject([{ line: 5, reason: 'No e-mail address' }])
  })

  test('is read no further once nobody wants it', async () => {
    const aborter = new AbortController()
    const { reading, shares } = read(content, aborter.signal)
    aborter.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(shares).toEqual([])
  })
})
