import { expect, test } from 'vitest'
import { findHeader, type CsvColumn } from '@/lib/csv/header'

const columns: readonly CsvColumn<'Email Address' | 'Amount'>[] = [
  { name: 'Email Address', spellings: ['Email', 'User'] },
  { name: 'Amount', spellings: [] },
]

/** The columns of a row, and the names that are used for them. */
function found(...names: string[]) {
  const { used, unused, width, repeated } = findHeader(names, columns)
  return {
    used: used.map(({ column, index }) => `${column.name}: ${index}`),
    unused,
    width,
    repeated,
  }
}

test.each([
  'Email Address',
  'email address',
  ' EMAIL  ADDRESS ',
  'email_address',
  'E-Mail-Address',
  'Email\u00A0Address',
  '\u200BEmail Add\u200Dress\uFEFF',
  'Email Address (required)',
  'Email address [of the user]*',
  "'Email Address'",
  'Ｅｍａｉｌ Address:',
  'user',
  'E-mail',
])('the name %j is that of the column “Email Address”', (name) => {
  expect(found('x', name).used).toEqual(['Email Address: 1'])
})

test.each(['Emails', 'Address', 'Email Adress', '', '(Amount)x'])(
  'the name %j is that of no column',
  (name) => {
    expect(found('Amount', name)).toMatchObject({ used: ['Amount: 0'], unused: name ? [name] : [] })
  },
)

test('the specified name wins over another spelling, which is not used', () => {
  expect(found('Email', 'Email Address', 'Amount (NGN)', 'amount')).toMatchObject({
    used: ['Email Address: 1', 'Amount: 3'],
    unused: ['Email', 'Amount (NGN)'],
    repeated: [],
  })
})

test.each([
  [['Email Address', 'email_address']],
  [['Email', 'User']],
  [['User', 'E-mail (work)']],
  [['EMAIL', 'email']],
])('the names %j are the same column twice', (names) => {
  expect(found(...names).repeated).toEqual([{ column: 'Email Address', names }])
})

test('a column without a name counts between others, and not at the end', () => {
  expect(found('', 'Amount', '', 'Notes', '', ' ')).toMatchObject({
    unused: ['', '', 'Notes'],
    width: 4,
  })
})
