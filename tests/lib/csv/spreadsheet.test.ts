import { expect, test } from 'vitest'
import {
  isPlaceholder,
  isSpreadsheetError,
  madeBySpreadsheet,
  mayBeMade,
  mayBeMadeCode,
  protectText,
  unprotectText,
} from '@/lib/csv/spreadsheet'

// What LibreOffice makes of each text when it opens a CSV file and saves it again. It keeps the text
// with an apostrophe.
test.each([
  ['0012', '12'],
  ['12E5', '1200000'],
  ['123456789012345678', '1.23456789012346E+017'],
  ['3-4', '04/03/2026'],
  ['DEC-10', '12/10/2026'],
  ['1/2', '01/02/2026'],
  ['12.5%', '12.50%'],
  ['10%', '10.00%'],
  ['3316.', '3316'],
  ['0+', '0'],
  ['5-', '-5'],
  ['March 5, 2027', '03/05/2027'],
  ['31 Dec 2027', '12/31/2027'],
  ['5 PM', '05:00:00 PM'],
  ['true', 'TRUE'],
  ['(500)', '-500'],
  ['$500', '500'],
  ['=1+1', '2'],
  [' +5', '5'],
])('the text %j, of which a spreadsheet makes %j, is protected by an apostrophe', (text) => {
  expect(protectText(text)).toBe(`'${text}`)
  expect(unprotectText(`'${text}`)).toBe(text)
})

test.each([
  'JOLLOF-10',
  'MAY',
  'A12E5',
  "O'Neil",
  "'tis",
  "'",
  '',
  'true story',
  'Decide 10',
  '5A',
])('the text %j is written and read as it is', (text) => {
  expect(protectText(text)).toBe(text)
  expect(unprotectText(text)).toBe(text)
})

test('a text that begins with an apostrophe itself is read as it was', () => {
  for (const text of ["'0012", "''0012", "'=1", "''"]) {
    expect(unprotectText(protectText(text))).toBe(text)
  }
})

test.each([
  ['1.23457E+11', 'a number'],
  ['1.23456789012346E+017', 'a number'],
  ['1E+05', 'a number'],
  ['1,23457E+11', 'a number'],
  ['123456789012345000', 'a number'],
  ['04/03/2026', 'a date'],
  ['4.3.2026', 'a date'],
  ['2027-03-02', 'a date'],
  ['-5', 'a number'],
  ['-1,234.50', 'a number'],
  ['(500)', 'a number'],
  ['TRUE', 'a truth value'],
  ['WAHR', 'a truth value'],
  ['04.03.26', 'a date'],
  ['01.Mar', 'a date'],
  ['10-Dec', 'a date'],
  ['Dec-10', 'a date'],
  ['10-Dec-26', 'a date'],
  ['#N/A', 'an error'],
  ['########', 'an error'],
  ['11.11', ''],
  ['11:11', ''],
  ['₦500', ''],
  ['25%', ''],
  ['24/7', ''],
  ['12E5', ''],
  ['10-DEC', ''],
  ['DEC10', ''],
  ['Dec', ''],
  ['123456789012345', ''],
  ['10-20-30', ''],
  ['#1', ''],
  ['RAIN-2027', ''],
  ['JAN27', ''],
  ['true', ''],
  ['50OFF', ''],
  ['50%OFF', ''],
  ['V2.0', ''],
  ['A:30', ''],
])('a spreadsheet has made of the code %j: %j', (code, made) => {
  expect(madeBySpreadsheet(code)).toBe(made)
})

test.each(['01-Mrz', 'Mrz.27', 'Janv-27', 'janv.-27', '1-déc', '01.Oca', 'jan-27', '#REF!', '=A1'])(
  'a spreadsheet may have made the words %j',
  (text) => {
    expect([mayBeMade(text), mayBeMadeCode(text)]).toEqual([true, true])
  },
)

test.each([
  '1/2',
  '24/7',
  '12.12',
  '1001.0',
  '1.001',
  '1,234.50',
  '₦500',
  '₦1,500.00',
  '12%',
  '12,50%',
  '11:11',
  '36:00:00',
  '10:30:00 AM',
])('a spreadsheet may have made the code %j, though not the title', (text) => {
  expect([mayBeMade(text), mayBeMadeCode(text)]).toEqual([false, true])
})

test.each(['MAY-25', 'DEC-10', 'JAN27', 'jan27', 'Mai', 'RAIN-2027', 'rain-20', 'A1/2', '1-2-3'])(
  'a person has chosen the code %j',
  (code) => {
    expect(mayBeMadeCode(code)).toBe(false)
  },
)

test('an error of a spreadsheet is no text', () => {
  expect(['#REF!', '#NAME?', '#n/a', '#DIV/0!', '###'].every(isSpreadsheetError)).toBe(true)
  const translated = [
    '#BEZUG!',
    '#WERT!',
    '#NV',
    '#NOM?',
    '#¡VALOR!',
    '#¿NOMBRE?',
    '#N/D',
    'Err:502',
  ]
  expect(translated.every(isSpreadsheetError)).toBe(true)
  expect(['#', '#REF', 'N/A', '#detty', '#DETTY!', 'Err'].some(isSpreadsheetError)).toBe(false)
})

test('a text that only says that there is no value is a placeholder', () => {
  expect(['-', '—', '--', 'N/A', 'na', 'NULL', 'None', 'undefined'].every(isPlaceholder)).toBe(true)
  expect(['', '🎉', '0', 'Nil Patel', 'A-', '!', 'NONE10'].some(isPlaceholder)).toBe(false)
})
