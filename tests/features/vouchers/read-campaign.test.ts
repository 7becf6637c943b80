import { describe, expect, test } from 'vitest'
import { readCampaign } from '@/features/vouchers/campaign/read-campaign'

const HEADER = 'Email Address,Full Name\n'

function read(content: BlobPart, signal = new AbortController().signal) {
  const shares: number[] = []
  const reading = readCampaign(new File([content], 'people.csv'), {
    signal,
    onProgress: (share) => shares.push(share),
  })
  return { reading, shares }
}

async function recipients(content: BlobPart) {
  const campaign = await read(content).reading
  return campaign.recipients.map(({ email, name }) => `${name} <${email}>`)
}

const BOLA = ['Bola Ade <bola@example.com>', 'Chidi Eze <chidi@example.com>']

function utf16(text: string, isBigEndian: boolean) {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [index, char] of ['\uFEFF', ...text].entries()) {
    view.setUint16(2 * index, char.charCodeAt(0), !isBigEndian)
  }
  return view.buffer
}

describe('the recipients of a campaign', () => {
  const rows = 'bola@example.com,Bola Ade\nchidi@example.com,Chidi Eze'
  test.each<[string, BlobPart]>([
    ['without anything special', HEADER + rows],
    ['with a line break at the end', `${HEADER}${rows}\n`],
    ['with empty lines', ` \n\n${HEADER}\n  \n${rows.replace('\n', '\n,\n')}\n\n`],
    ['with an empty row of Excel above', `,\n${HEADER}${rows}`],
    ['with a row of other delimiters above', `;;\n${HEADER}${rows}`],
    ['with a byte order mark', `\uFEFF${HEADER}${rows}`],
    ['with Windows line ends', (HEADER + rows).replaceAll('\n', '\r\n')],
    ['with line ends of classic Mac OS', (HEADER + rows).replaceAll('\n', '\r')],
    ['with spaces around the headers', ` Email Address , Full Name \n${rows}`],
    [
      'with spaces around the fields',
      `${HEADER} bola@example.com , Bola Ade\nchidi@example.com,Chidi Eze `,
    ],
    [
      'with quotes',
      `"Email Address","Full Name"\n"bola@example.com","Bola Ade"\n"chidi@example.com","Chidi Eze"`,
    ],
    ['with semicolons', (HEADER + rows).replaceAll(',', ';')],
    ['with tabs', (HEADER + rows).replaceAll(',', '\t')],
    [
      'with other columns in another order',
      'Full Name,Age,Email Address\nBola Ade,30,bola@example.com\nChidi Eze,41,chidi@example.com',
    ],
    [
      'with a line break in a column name',
      'Full Name,"Age\nin years",Email Address\nBola Ade,30,bola@example.com\nChidi Eze,41,chidi@example.com',
    ],
    ['in UTF-16 little-endian', utf16(HEADER + rows, false)],
    ['in UTF-16 big-endian', utf16(HEADER + rows, true)],
    ['in UTF-16 without a mark', utf16(HEADER + rows, false).slice(2)],
    ['in UTF-16 big-endian without a mark', utf16(HEADER + rows, true).slice(2)],
  ])('recipients are read from a file %s', async (_, content) => {
    expect(await recipients(content)).toEqual(BOLA)
  })

  test('names are decoded from UTF-8 and from Windows-1252', async () => {
    expect(await recipients(`${HEADER}a@example.com,Adébáyọ̀ 🍲`)).toEqual([
      'Adébáyọ̀ 🍲 <a@example.com>',
    ])
    const windows = Uint8Array.from(`${HEADER}a@example.com,Adé`, (char) => char.charCodeAt(0))
    expect(await recipients(windows)).toEqual(['Adé <a@example.com>'])
  })

  // Bytes of the UTF-16 byte order marks. UTF-16 has an even number of bytes.
  test.each(['ÿ', 'þ', 'xÿ', 'xþ'])('a column named %j is not taken for UTF-16', async (column) => {
    const text = `${column},Email Address,Full Name\n1,a@example.com,A`
    const even = text.length % 2 ? `${text} ` : text
    expect(await recipients(Uint8Array.from(even, (char) => char.charCodeAt(0)))).toEqual([
      'A <a@example.com>',
    ])
  })

  test.each([',', ';', '\t'])(
    'the name may be missing in a file delimited by %j',
    async (delimiter) => {
      const content = `Email Address,Full Name\na@example.com,A\nb@example.com\n`
      expect(await recipients(content.replaceAll(',', delimiter))).toEqual([
        'A <a@example.com>',
        ' <b@example.com>',
      ])
    },
  )

  test('a name may be empty, or have commas and quotes, and is read on one line', async () => {
    const content = `${HEADER}a@example.com,\nb@example.com\nc@example.com,"Obi, ""Ada""\nJr."`
    expect(await recipients(content)).toEqual([
      ' <a@example.com>',
      ' <b@example.com>',
      'Obi, "Ada" Jr. <c@example.com>',
    ])
  })
})

test('rows without a usable email address are skipped, with their number and the reason', async () => {
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
  expect(campaign.recipients.map(({ email }) => email)).toEqual([
    'bola@example.com',
    'c@example.com',
    'd@example.com',
  ])
  expect(campaign.skippedRows).toMatchObject([
    { row: 3, email: '', name: 'Nobody', reason: 'Email missing' },
    {
      row: 7,
      email: 'not an address',
      name: 'X',
      reason: 'Invalid email: not an address',
    },
    {
      row: 8,
      email: 'BOLA@example.com',
      name: 'Bola again',
      reason: 'Duplicate of row 2',
    },
  ])
})

test('rows that are shifted, damaged or repeat the header are skipped', async () => {
  const { recipients: people, skippedRows } = await read(
    `${HEADER}a@example.com,Obi, Ada\nTotal,\nb@example.com,?lá\nc@example.com,#N/A\n${HEADER}d@example.com,Who is it?\ne@example.com,\n`,
  ).reading
  expect(people.map(({ email }) => email)).toEqual(['e@example.com'])
  expect(skippedRows.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
    '2: 3 values in 2 columns: a value with a comma needs quotation marks',
    '3: Invalid email: Total',
    '4: Letters of the name are lost: ?lá',
    '5: The name is an error that a spreadsheet has made: #N/A',
    '6: The names of the columns again',
    '7: Letters of the name are lost: Who is it?',
  ])
})

test('rows within the quotation marks of a value are not lost without a word', async () => {
  const { recipients: people, skippedRows } = await read(
    `Email Address,Full Name,Address\na@example.com,Ada,"12 Allen Ave,\nIkeja, Lagos, Nigeria"\nb@example.com,"Bola,1\nc@example.com,Chidi,2\nd@example.com,Dayo",3\ne@example.com,Eze,4`,
  ).reading
  expect(people.map(({ email }) => email)).toEqual(['a@example.com', 'e@example.com'])
  expect(skippedRows).toMatchObject([
    { row: 4, reason: 'A quotation mark that is not closed hides other rows' },
  ])
})

test('an address with commas and line breaks in an unused column hides no row', async () => {
  const { recipients: people, skippedRows } = await read(
    `Email Address,Full Name,Address\na@example.com,Ada,"12 Allen Ave\nIkeja,Lagos,Nigeria"\nb@example.com,"Bola\nc@example.com,,\nd@example.com,Dayo",`,
  ).reading
  expect(people.map(({ email }) => email)).toEqual(['a@example.com'])
  expect(skippedRows).toMatchObject([
    { row: 4, reason: 'A quotation mark that is not closed hides other rows' },
  ])
})

test('a phone number after a name has not been cut from it', async () => {
  const { notes } = await read(
    'Email Address,Full Name,Phone\na@example.com,Ada, 0803 123 4567\nb@example.com,Bola, +234 (803) 123-4567',
  ).reading
  expect(notes).toEqual([])
})

test('a name that a comma may have cut and an address that looks wrong are pointed out', async () => {
  const { recipients: people, notes } = await read(
    'Email Address,Full Name,Phone\na@example.com,Obi, Ada\nb@gmailcom,Bola,080',
  ).reading
  expect(people).toHaveLength(2)
  expect(notes).toEqual([
    'The address looks wrong in “b@gmailcom” (row 3).',
    'A comma may have cut “Obi, Ada” (row 2).',
  ])
})

test('an address with another hyphen is sent with that of a keyboard, once', async () => {
  const { recipients: people, skippedRows } = await read(
    `${HEADER}mary\u2011ann@example.com,Mary\nmary-ann@example.com,Mary`,
  ).reading
  expect(people).toEqual([{ email: 'mary-ann@example.com', name: 'Mary' }])
  expect(skippedRows).toMatchObject([{ row: 3, reason: 'Duplicate of row 2' }])
})

test('names that are missing or look wrong are pointed out, and sent as they are', async () => {
  const { recipients: people, notes } = await read(
    `${HEADER}a@example.com,Ada\nb@example.com,\nc@example.com,c@example.com\nd@example.com,BolÃ©\ne@example.com,Obi &amp; Ada`,
  ).reading
  expect(people).toHaveLength(5)
  expect(notes).toEqual([
    'Full Name is empty in rows 3–4: sent without one.',
    'Characters look wrong in “BolÃ©” (row 5) and “Obi &amp; Ada” (row 6).',
  ])
  expect((await read(`${HEADER}a@example.com,\nb@example.com,`).reading).notes).toEqual([])
})

test('the console’s own export of users is read, and an address without its invisible characters', async () => {
  const header = '\uFEFF"Name","Email","Phone","Orders","Spent (NGN)","ID"\r\n'
  const rows = `"'=Ada","\u200Bada@example.com\u2060","'+234 803",3,1500.5,"u1"\r\n`
  expect(await recipients(header + rows)).toEqual(['=Ada <ada@example.com>'])
})

test('a row that ends before the email column has no email', async () => {
  const campaign = await read('Full Name,Email Address\nBola\nChidi,chidi@example.com').reading
  expect(campaign.recipients).toEqual([{ email: 'chidi@example.com', name: 'Chidi' }])
  expect(campaign.skippedRows).toMatchObject([{ row: 2, reason: 'Email missing' }])
})

test('a file without a usable row is read once', async () => {
  const { reading, shares } = read(HEADER)
  await expect(reading).rejects.toThrow('No row has a valid email address.')
  expect(shares).toEqual([1])
})

test.each<[string, BlobPart, string]>([
  ['no content', '', 'No row has a valid email address.'],
  ['no rows', HEADER, 'No row has a valid email address.'],
  ['no usable row', `${HEADER},Bola\nbola,Bola`, 'No row has a valid email address.'],
  [
    'only the email column',
    'Email Address\nbola@example.com',
    'The first row must have the columns “Email Address” and “Full Name”.',
  ],
  [
    'only the name column',
    'Full Name\nBola',
    'The first row must have the columns “Email Address” and “Full Name”.',
  ],
  [
    'empty lines',
    ' \n\n,;"\n',
    'The first row must have the columns “Email Address” and “Full Name”.',
  ],
  [
    'other columns',
    'mail,first name\nbola@example.com,Bola',
    'The first row must have the columns “Email Address” and “Full Name”.',
  ],
  [
    'a column twice',
    'Email Address,Full Name,email_address\nbola@example.com,B,c@example.com',
    'The columns “Email Address” and “email_address” are both read as “Email Address”. Keep one of them.',
  ],
  [
    'two spellings of a column',
    'E-mail,Full Name,EMAIL\nbola@example.com,B,c@example.com',
    'The columns “E-mail” and “EMAIL” are both read as “Email Address”. Keep one of them.',
  ],
  [
    'an unclosed quote',
    `${HEADER}a@example.com,A\nb@example.com,"B\nc@example.com,C`,
    'Row 3 has a misplaced or unclosed quotation mark.',
  ],
  [
    'text after a quote',
    `${HEADER}a@example.com,"A" B\nb@example.com,"C"`,
    'Row 2 has a misplaced or unclosed quotation mark.',
  ],
  [
    'one long line',
    `${HEADER}${'x'.repeat(300_000)}`,
    'Row 2 is too long. Check for an unclosed quotation mark.',
  ],
  [
    'binary content',
    Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
    'The first row must have the columns “Email Address” and “Full Name”.',
  ],
])('a file with %s is rejected with the reason', async (_, content, message) => {
  await expect(read(content).reading).rejects.toMatchObject({ name: 'CsvFileError', message })
})

describe('a large file', () => {
  const SLICE_BYTES = 64 * 1024
  const longRow = (letter: string) => `${letter}@example.com,${letter.repeat(12_000)}\r\n`
  const longRows = [...'abcde'].map(longRow).join('')
  // Characters of two to four bytes, quotes and line breaks, so that slices end within each of them.
  const count = 20_000
  const row = (index: number) => `p${index}@example.com,"Adé ""Ọ̀bẹ̀"" 🍲\r\n${index}"`
  const content = `Email Address,Full Name\r\n${Array.from({ length: count }, (_, index) => row(index)).join('\r\n')}\r\n,X`

  test(
    'a large file is read in slices without loss, and reports its progress',
    { tags: 'matrix' },
    async () => {
      const { reading, shares } = read(content)
      const campaign = await reading
      expect(campaign.recipients).toHaveLength(count)
      for (const index of [0, 1, 2500, 12_345, count - 1]) {
        expect(campaign.recipients[index]).toEqual({
          email: `p${index}@example.com`,
          name: `Adé "Ọ̀bẹ̀" 🍲 ${index}`,
        })
      }
      expect(campaign.skippedRows).toMatchObject([{ row: 2 * count + 2, reason: 'Email missing' }])
      expect(shares.length).toBeGreaterThan(5)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
    },
  )

  test('row numbers are correct if a slice ends within a line break', async () => {
    const start = `Email Address,Full Name\r\n${longRows}f@example.com,`
    // The first slice ends between the two bytes of a line end.
    const text = `${start}${'f'.repeat(SLICE_BYTES - start.length - 1)}\r\n,X`
    expect(text.charCodeAt(SLICE_BYTES - 1)).toBe(13)
    const campaign = await read(text).reading
    expect(campaign.recipients).toHaveLength(6)
    expect(campaign.skippedRows).toMatchObject([{ row: 8, reason: 'Email missing' }])
  })

  test('row numbers are correct if a row of the next slice starts with a byte order mark', async () => {
    const start = `${HEADER}${longRows}f@example.com,`
    // The first slice ends in the middle of the row that begins with the mark.
    const text = `${start}${'f'.repeat(SLICE_BYTES - start.length - 6)}\n\uFEFFg@example.com,G\n,X\n`
    const campaign = await read(text).reading
    expect(campaign.recipients.map(({ email }) => email).at(-1)).toBe('g@example.com')
    expect(campaign.skippedRows).toMatchObject([{ row: 9, reason: 'Email missing' }])
  })

  test('an aborted read stops', async () => {
    const aborter = new AbortController()
    const { reading, shares } = read(content, aborter.signal)
    aborter.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(shares).toEqual([])
  })
})
