import { expect, test } from 'vitest'
import { checkRows } from '@/features/vouchers/create-many/check-rows'
import { readVoucherRows } from '@/features/vouchers/create-many/read-rows'
import { skippedFile } from '@/features/vouchers/csv/skipped-rows'
import type { VoucherInput } from '@/features/vouchers/form/voucher-values'

const NOW = new Date('2026-11-27T12:00:00Z')

const form: VoucherInput = {
  title: 'Detty December',
  type: 'voucher',
  amount: '1000',
  code: '',
  user: '',
  expiryDate: '2027-12-31',
  claimable: true,
  multiple: false,
}

async function read(content: BlobPart, voucher = form) {
  const file = await readVoucherRows(new File([content], 'gifts.csv'), {
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  const { vouchers, skippedRows, notes } = checkRows(file.rows, voucher, NOW)
  return {
    ...file,
    bodies: vouchers.map(({ body }) => body),
    skippedRows,
    skipped: skippedRows.map(({ row, reason }) => `${row}: ${reason}`),
    notes: [...file.notes, ...notes],
  }
}

const windows1252 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test('the columns of a file are found by other spellings, and those that are not used are named', async () => {
  const { bodies, facts } = await read(
    'Code,email address,amount (NGN),Titel,Expiry_Date,Status\nG,ada@example.com,"1,500",Hi,2027-03-02,Used',
  )
  expect(bodies).toEqual([
    {
      title: 'Detty December',
      type: 'voucher',
      amount: '1500',
      code: 'G',
      user: 'ada@example.com',
      expiryDate: '2027-03-02',
      claimable: true,
      multiple: false,
    },
  ])
  expect(facts.header.used.map(({ name }) => name)).toEqual([
    'Code',
    'email address',
    'amount (NGN)',
    'Expiry_Date',
  ])
  expect(facts.header.unused).toEqual(['Titel', 'Status'])
})

test.each([
  [
    'Email',
    'User',
    'The columns “Email” and “User” are both read as “Email Address”. Keep one of them.',
  ],
  ['Code', 'Code', 'The column “Code” is there twice. Keep one of them.'],
  ['Code', ' CODE', 'The columns “Code” and “CODE” are both read as “Code”. Keep one of them.'],
  ['Code', 'Amount (USD)', 'Amounts are in naira, but the file has “Amount (USD)”.'],
  ['Code', "Amount (NGN '000)", "Amounts are in naira, but the file has “Amount (NGN '000)”."],
  [
    'Name',
    'Result',
    'The first row must have at least one of the columns “Code”, “Email Address”, “Amount”, “Title”, “Expiry date”, “Type”.',
  ],
])(
  'a file with the columns %j and %j is refused with the reason',
  async (first, second, message) => {
    await expect(read(`${first},${second}\nA,1`)).rejects.toMatchObject({
      name: 'CsvFileError',
      message,
    })
  },
)

test.each([
  ['sep=;\n', ';'],
  ['sep=,\r\n', ','],
  ['"sep=;"\n', ';'],
  ['\uFEFFSEP=\t\n', '\t'],
  ['sep=\\t\n', '\t'],
  ['sep=|\n', '|'],
  ['sep=,\n', ';'],
])('the first line %j is read, with rows delimited by %j', async (line, delimiter) => {
  const rows = ['Code,Amount', 'A,500', 'B B,500'].join('\n').replaceAll(',', delimiter)
  const { bodies, skipped } = await read(line + rows)
  expect(bodies).toMatchObject([{ code: 'A', amount: '500' }])
  expect(skipped).toEqual(['4: The code has white space: B B'])
})

test('a file with pipes between its values is read', async () => {
  const { bodies } = await read('Code|Title|Amount\nA|1,5; or more|500')
  expect(bodies).toMatchObject([{ code: 'A', title: '1,5; or more', amount: '500' }])
})

test('a type of the file is used, and another one than Discount and Free Delivery leaves the row out', async () => {
  const { bodies, skipped } = await read(
    'Code,Type,Amount\nA,Discount,500\nB,free delivery,\nC,,\nD,Invalid,\nE,Gift,5\nF,FREE_DELIVERY,500\nG,voucher,',
  )
  expect(bodies.map(({ code, type, amount }) => [code, type, amount])).toEqual([
    ['A', 'voucher', '500'],
    ['B', 'free_delivery', undefined],
    ['G', 'voucher', '1000'],
  ])
  expect(skipped).toEqual([
    '4: Only the first column has a value: it may be a note or a total',
    '5: Neither Discount nor Free Delivery: Invalid',
    '6: Neither Discount nor Free Delivery: Gift',
    '7: Free delivery has no amount: 500',
  ])
})

test('a discount of the file does not get the amount that a form for free delivery hides', async () => {
  const { bodies, skipped } = await read('Code,Type,Title\nA,Discount,T\nB,,T', {
    ...form,
    type: 'free_delivery',
  })
  expect(bodies).toMatchObject([{ code: 'B', type: 'free_delivery' }])
  expect(skipped).toEqual(['2: Amount missing'])
})

test.each([
  ['G,ada@example.com,1,500', '4 values in 3 columns: a value with a comma needs quotation marks'],
  ['G,"a@example.com",5,,,x', '6 values in 3 columns: a value with a comma needs quotation marks'],
  ['Total,,500', 'It may be a total: Total'],
  ['Grand total:,,500', 'It may be a total: Grand total:'],
  [',,500', 'Neither a code nor an email, which other rows have'],
  ['Source: HR,,', 'Only the first column has a value: it may be a note or a total'],
  ['1.23457E+11,a@example.com,5', 'The code is a number that a spreadsheet has made: 1.23457E+11'],
  ["'1.23457E+11,a@example.com,5", 'The code is a number that a spreadsheet has made: 1.23457E+11'],
  ['12-Dec,a@example.com,5', 'The code is a date that a spreadsheet has made: 12-Dec'],
  ['#N/A,a@example.com,5', 'The code is an error that a spreadsheet has made: #N/A'],
  ['#BEZUG!,a@example.com,5', 'The code is an error that a spreadsheet has made: #BEZUG!'],
  ['-,a@example.com,5', 'Not a code: -'],
  ['?,a@example.com,5', 'Not a code: ?'],
  ['\\N,a@example.com,5', 'Not a code: \\N'],
  ['a@example.com,a@example.com,5', 'The code is an email address: a@example.com'],
  ['A;500,a@example.com,5', 'The code has a “;”: A;500'],
  ['TBD,a@example.com,5', 'Not a code: TBD'],
  ['Gesamtergebnis,,500', 'It may be a total: Gesamtergebnis'],
  ['Total général,,500', 'It may be a total: Total général'],
  ['CODE,Email_Address,Amount (NGN)', 'The names of the columns again'],
  [
    '"A,b@example.com,5\nB,c@example.com,5\nC",d@example.com,5',
    'A quotation mark that is not closed hides other rows',
  ],
  ['n/a,a@example.com,5', 'Not a code: n/a'],
  ['"A\nB",a@example.com,5', 'The code has white space: A B'],
  ['"A\tB",a@example.com,5', 'The code has white space: A B'],
  ['A\u00A0B,a@example.com,5', 'The code has white space: A B'],
  ['Code,Email Address,Amount', 'The names of the columns again'],
  ['G,a@example.com,"1.500,00"', 'Invalid amount: 1.500,00'],
  ['G,a@example.com,"1,50"', 'Invalid amount: 1,50'],
])('the row %j is left out: %s', async (line, reason) => {
  const { bodies, skipped } = await read(`Code,Email Address,Amount\nOK,b@example.com,5\n${line}`)
  expect(bodies).toHaveLength(1)
  expect(skipped).toEqual([`3: ${reason}`])
})

test('blank values beyond the last column leave no row out', async () => {
  const { bodies, skipped } = await read('Code,Amount,,\nA,500,, ,\u200B\nB,500')
  expect([bodies.length, skipped]).toEqual([2, []])
})

test.each([
  ['Code,Amount,Title', 'G,1,500', '1,500'],
  ['Title,Amount,Code,Type', 'T,₦1,500.00', '₦1,500.00'],
  ['Code,Amount,Title,Notes', 'G,1,500,T', '1,500'],
])(
  'with the columns %s, the amount of the row %j may be cut by a comma',
  async (header, line, amount) => {
    expect((await read(`${header}\n${line}`)).skipped).toEqual([
      `2: ${amount} may be one amount: it needs quotation marks`,
    ])
  },
)

test('an amount before a code of three digits is no amount that is cut', async () => {
  const { bodies } = await read('Amount;Code\n1;500')
  expect(bodies).toMatchObject([{ amount: '1', code: '500' }])
})

test('a row that only has values of columns that are not used is left out', async () => {
  const { skipped } = await read('Nr,Code,Amount\n1,A,500\n2,,')
  expect(skipped).toEqual(['3: No value in a column that is used'])
})

test('a file of codes or of addresses alone is read, and so is an address without other values', async () => {
  expect((await read('Code\nA\nB')).bodies).toHaveLength(2)
  expect((await read('Code,Amount\nA,\nB,')).bodies).toHaveLength(2)
  expect((await read('Email,Amount\na@example.com,5\nb@example.com,\nnote,')).skipped).toEqual([
    '4: Only the first column has a value: it may be a note or a total',
  ])
})

test('the same person twice is pointed out, and gets both vouchers', async () => {
  const { bodies, notes } = await read(
    'Code,Email\nA,ada@example.com\nB,ADA@example.com\nC,b@example.com\nD,c@example.com\nE,c@example.com\nF,ada@example.com',
  )
  expect(bodies).toHaveLength(6)
  expect(notes).toEqual([
    '2 people are in more than one row, and get a voucher for each: “ada@example.com” (rows 2–3 and 7) and “c@example.com” (rows 5–6).',
  ])
})

test('blank cells are pointed out with what is sent in their place, if other rows have a value', async () => {
  const header = 'Code,Email,Amount,Title,Expiry date,Type'
  const { bodies, notes } = await read(
    `${header}\nA,a@example.com,5,T,2027-03-02,Discount\n,b@example.com,,,,\nC,c@example.com,,,,\n,d@example.com,,,,\nE,,5,T,2027-03-02,\n\nF,f@example.com,,,,Free Delivery`,
  )
  expect(bodies).toHaveLength(6)
  expect(notes).toEqual([
    'Code is empty in rows 3 and 5: sent without one.',
    'Email Address is empty in row 6: sent without one.',
    'Amount is empty in rows 3–5: sent with the form’s, ₦1,000.00.',
    'Title is empty in rows 3–5 and 8: sent with the form’s, Detty December.',
    'Expiry date is empty in rows 3–5 and 8: sent with the form’s, 31 December 2027.',
    'Type is empty in rows 3–6: sent with the form’s, Discount.',
  ])
  expect((await read('Code,Amount,Title\nA,5,\nB,5,')).notes).toEqual([])
})

test('many blank cells are counted', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `C${index},5,${index % 2 ? 'T' : ''}`)
  const { notes } = await read(`Code,Amount,Title\n${rows.join('\n')}`, {
    ...form,
    title: ` x${'x'.repeat(300)}`,
  })
  expect(notes).toEqual([
    `Title is empty in rows 2, 4, 6 and 7 more: sent with the form’s, ${'x'.repeat(80)}….`,
  ])
})

test('codes and titles that a program may have changed are pointed out, and sent as they are', async () => {
  const { bodies, notes } = await read(
    'Code,Title\nA,AdÃ©\njanv-27,O&#39;Neil\nMAY-25,10%\nCAFÃ‰,Rainy week\nE,?b? week\n5-abr,T',
  )
  expect(bodies).toHaveLength(6)
  expect(notes).toEqual([
    'Characters look wrong in “AdÃ©” (row 2), “O&#39;Neil” (row 3), “CAFÃ‰” (row 5) and 1 more.',
    'A spreadsheet may have made “janv-27” (row 3) and “5-abr” (row 7).',
  ])
})

test('codes of sales are sent as written, and those that a spreadsheet may have made are pointed out', async () => {
  const { bodies, skipped, notes } = await read('Code\n11.11\n12.12\n11:11\n₦500\n24/7\n25%')
  expect(bodies.map(({ code }) => code)).toEqual(['11.11', '12.12', '11:11', '₦500', '24/7', '25%'])
  expect(skipped).toEqual([])
  expect(notes).toEqual([
    'A spreadsheet may have made “11.11” (row 2), “12.12” (row 3), “11:11” (row 4) and 3 more.',
  ])
})

test('titles may be amounts and percentages, and those that look wrong are listed once', async () => {
  const titles = [
    '₦500',
    '₦1,000',
    '25%',
    '24/7',
    '12.5',
    '10:30',
    '-5',
    '12-Dec',
    '12-Dec',
    'AdÃ©',
  ]
  const rows = [...titles, 'AdÃ©'].map((title, index) => `C${index},"${title}"`)
  const { bodies, notes } = await read(`Code,Title\n${rows.join('\n')}\njanv-27,janv-27`)
  expect(bodies).toHaveLength(12)
  expect(notes).toEqual([
    'Characters look wrong in “AdÃ©” (rows 11–12).',
    'A spreadsheet may have made “12-Dec” (rows 9–10) and “janv-27” (row 13).',
  ])
})

test.each([
  ['Code,Title', 'A,"Free lunch\n10,000 naira off"'],
  ['Title,Amount', '"Lunch\nGet 1,500",500'],
  ['Amount,Title', '5,"Lunch\n10,000 naira off"'],
  ['Code,Email,Address', 'A,a@example.com,"12 Allen Ave\nIkeja,Lagos,Nigeria"'],
  ['Code,Title,Address', 'A,T,"12 Allen Ave\nIkeja,Lagos,Nigeria"'],
  ['Code,Amount,Address', 'A,5,"12 Allen Ave\nIkeja,Lagos,Nigeria"'],
  ['Code,Address', 'A,"12 ALLEN AVE,\nIKEJA,\nLAGOS"'],
  ['Code,Amount,Note', 'A,5,"Budget\n5,000,000"'],
])('with the columns %s, the lines of the row %j hide no row', async (header, line) => {
  const { bodies, skipped } = await read(`${header}\n${line}`)
  expect([bodies.length, skipped]).toEqual([1, []])
})

test.each([
  ['Code,Title', 'A,"Lunch\nB10,Dinner\nC,Tea"'],
  ['Code,Title', 'A,"Lunch\nRAIN,Dinner\nC,Tea"'],
  ['Code,Amount', 'A,"5\nB1,500\nC,5"'],
  ['Code,Email,Amount', 'A,"a@example.com,5\nB,,500\nC,c@example.com",5'],
  ['Code,Email,Note', 'A,a@example.com,"x\nrain,b@example.com,y\nC,c@example.com,z"'],
])('with the columns %s, the lines of the row %j hide other rows', async (header, line) => {
  expect((await read(`${header}\n${line}`)).skipped).toEqual([
    '2: A quotation mark that is not closed hides other rows',
  ])
})

test('codes that customers may not be able to type are pointed out', async () => {
  const { bodies, notes } = await read(
    'Code,Title\nGIFT–10,T\nADA’S,T\nR\u0410IN,T\nÉTÉ-10,T\nỌJÀ10,T\nТЕСТ,T',
  )
  expect(bodies).toHaveLength(6)
  expect(notes).toEqual([
    'Customers may not be able to type “GIFT–10” (row 2), “ADA’S” (row 3) and “R\u0410IN” (row 4).',
  ])
})

test('addresses, formulas and cut values that are valid are pointed out', async () => {
  const { bodies, notes } = await read(
    "Code,Email,Title,Notes\nA,'ada@example.com,T,\nB,ada@example,T,\n=A1,.b@example.com,Rain, sun\nD,c@example.com,T,x",
  )
  expect(bodies).toHaveLength(4)
  expect(notes).toEqual([
    'A spreadsheet may have made “=A1” (row 4).',
    "The address looks wrong in “'ada@example.com” (row 2), “ada@example” (row 3) and “.b@example.com” (row 4).",
    'A comma may have cut “Rain, sun” (row 4).',
  ])
})

test('a space after each comma cuts nothing, and neither does one in a column that is used', async () => {
  expect((await read('Code, Title, Notes\nA, T, x')).notes).toEqual([])
  expect((await read('Title,Code,Notes\nT, A,x')).notes).toEqual([])
})

test.each([
  ['Code,Email,Note', 'A1,, call him'],
  ['Code,Email,Note', 'A1,ada@example.com, VIP'],
  ['Code,Email,Phone', 'A1,ada@example.com, 08031234567'],
  ['Code,Title,Phone', 'A1,Lunch, +234 (803) 123-4567'],
  ['Code,Amount,Note', 'A1,500, call him'],
])('with the columns %s, nothing of the row %j has been cut', async (header, line) => {
  const { bodies, notes } = await read(`${header}\n${line}`)
  expect([bodies.length, notes]).toEqual([1, []])
})

test('codes that only differ in how a hyphen or a space is written are the same code', async () => {
  const { bodies, skipped } = await read('Code,Title\nA\u2011B,T\nA-B,T\nA\u200B-B,T')
  expect(bodies.map(({ code }) => code)).toEqual(['A-B'])
  expect(skipped).toEqual(['3: Same code as row 2', '4: Same code as row 2'])
})

test('days in the past are counted before anything is created', async () => {
  const { notes } = await read('Code,Expiry date\nA,2026-11-26\nB,2026-11-27\nC,2020-01-01')
  expect(notes).toEqual(['2 vouchers will already be expired: the day is past in rows 2 and 4.'])
})

test('a column that is written month first is refused, also where most days could be both', async () => {
  await expect(read('Code,Expiry date\nA,02/03/2027\nB,01/31/2027')).rejects.toThrow(
    'The expiry dates are written month first: 01/31/2027 in row 3. Write the days as 2027-01-31, or day first as 31/01/2027.',
  )
  await expect(read('Code,Expiry date\nA,31/03/2027\nB,01/31/2027')).rejects.toThrow(
    'The expiry dates are written in two ways: 01/31/2027 in row 3 is month first, 31/03/2027 in row 2 is day first.',
  )
  const { bodies, notes } = await read('Code,Expiry date\nA,02/03/2027\nB,12/03/2027')
  expect(bodies.map(({ expiryDate }) => expiryDate)).toEqual(['2027-03-02', '2027-03-12'])
  expect(notes).toEqual(['Days are read day first: 02/03/2027 is read as 2 March 2027.'])
})

test('a column whose name says month first is refused unless its days are clear', async () => {
  const header = 'Code,Expiry date (MM/DD/YYYY)'
  await expect(read(`${header}\nA,02/03/2027`)).rejects.toThrow(
    'The expiry dates are written month first: “Expiry date (MM/DD/YYYY)”.',
  )
  expect((await read(`${header}\nA,2027-03-02`)).bodies).toHaveLength(1)
  expect((await read('Code,Expiry date (DD/MM/YYYY)\nA,02/03/2027')).bodies).toHaveLength(1)
})

test('a shifted row does not decide in which order days are written', async () => {
  const { bodies } = await read(
    'Code,Amount,Expiry date\nA,5,02/03/2027\nB,1,500,01/31/2027\nC,1,01/31/2027,x',
  )
  expect(bodies).toMatchObject([{ expiryDate: '2027-03-02' }])
})

test('a file with valid characters beyond ASCII is UTF-8, and only rows with a foreign byte are left out', async () => {
  const utf8 = new TextEncoder().encode('Code,Title,Notes\nA,Ọ̀bẹ̀,\nB,')
  const { bodies, skipped, facts } = await read(
    new Blob([utf8, windows1252('Adé,\nC,T,é\n'), new TextEncoder().encode('D,Adé,')]),
  )
  expect(bodies.map(({ title }) => title)).toEqual(['Ọ̀bẹ̀', 'T', 'Adé'])
  expect(skipped).toEqual(['3: A character cannot be read: Ad�'])
  expect(facts.isEncodingGuessed).toBe(false)
})

test('a file without valid characters beyond ASCII is Windows-1252, which is a guess', async () => {
  const { bodies, facts, skipped } = await read(windows1252('Code,Title\nA,Ad\u00e9\nB,Ad\u008d'))
  expect(bodies[0]?.title).toBe('Adé')
  expect(skipped).toEqual(['3: A character cannot be read: Ad�'])
  expect(facts.isEncodingGuessed).toBe(true)
})

test('UTF-16 with a damaged character only leaves its row out', async () => {
  const units = [...'\uFEFFCode\tTitle\nA\tAdé\nB\t'].map((char) => char.charCodeAt(0))
  const bytes = new Uint8Array(
    [...units, 0xd800, 10, 67, 9, 84].flatMap((unit) => [unit % 256, unit >> 8]),
  )
  const { bodies, skipped } = await read(bytes)
  expect(bodies.map(({ code, title }) => [code, title])).toEqual([
    ['A', 'Adé'],
    ['C', 'T'],
  ])
  expect(skipped).toEqual(['3: A character cannot be read: �'])
})

test('the results of a run leave out what was created, or may have been', async () => {
  const { bodies, skipped } = await read(
    'Code,User,Amount (NGN),Result,Message,ID\nA,,500,Created,,1\nB,,500,Refused,The code is taken,2\nC,,500,Not known,,3\nD,,500,Not started,,4\nE E,,500,Skipped: The code has white space: E E,,5',
  )
  expect(bodies.map(({ code }) => code)).toEqual(['B', 'D'])
  expect(skipped).toEqual([
    '2: Already created, as “Result” says',
    '4: Not known whether it was created, as “Result” says',
    '6: The code has white space: E E',
  ])
})

test('skipped rows keep the values beyond the last column, and are skipped again until they are corrected', async () => {
  const first = await read(
    'Code,Notes,Amount\n\'0012,x,1,500\nA B,,0012\nOK,,5\n"A\u200B, B",,\'=1',
  )
  const file = skippedFile(first.names, first.skippedRows)
  expect(file.split('\r\n')).toEqual([
    '\uFEFF"Code","Amount","Row","Reason"',
    `"'0012","'1",2,"4 values in 3 columns: a value with a comma needs quotation marks","'500"`,
    `"A B","'0012",3,"The code has white space: A B"`,
    `"A, B","'=1",5,"The code has white space: A, B"`,
    '',
  ])
  const again = await read(file)
  expect(again.bodies).toEqual([])
  expect(again.skipped.map((reason) => reason.slice(3))).toEqual([
    '5 values in 4 columns: a value with a comma needs quotation marks',
    'The code has white space: A B',
    'The code has white space: A, B',
  ])
})

test('an apostrophe that protects a code is no part of it', async () => {
  const { bodies } = await read(
    "Code,Title\n'0012,'=Hi\n''0013,'tis\n'DEC-10,'2027\n=\"0014\",=\"T\"",
  )
  expect(bodies.map(({ code, title }) => [code, title])).toEqual([
    ['0012', '=Hi'],
    ["'0013", "'tis"],
    ['DEC-10', '2027'],
    ['0014', 'T'],
  ])
})
