import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainDay, readWrittenDays } from '@/domain/written-days'

const read = (text: string) => {
  const [day] = readWrittenDays([text]).days
  return day?.problem || day?.day
}

test.each([
  ['2027-03-02', '2027-03-02'],
  ['2027-3-2', '2027-03-02'],
  ['2027/03/02', '2027-03-02'],
  ['2027-03-02T00:00:00.000Z', '2027-03-02'],
  ['2027-03-02 00:00:00', '2027-03-02'],
  ['2027-03-02T00:00:00+01:00', '2027-03-02'],
  ['02/03/2027', '2027-03-02'],
  ['2/3/2027', '2027-03-02'],
  ['02/03/2027 00:00', '2027-03-02'],
  ['31.12.2027', '2027-12-31'],
  ['31-12-2027', '2027-12-31'],
  ['31 Dec 2027', '2027-12-31'],
  ['31-Dec-2027', '2027-12-31'],
  ['31. December 2027', '2027-12-31'],
  ['31 DECEMBER, 2027', '2027-12-31'],
  ['1st March 2027', '2027-03-01'],
  ['March 1, 2027', '2027-03-01'],
  ['Mar 1st, 2027', '2027-03-01'],
  ['Friday, 31 December 2027', '2027-12-31'],
  ['Friday, December 31, 2027', '2027-12-31'],
  ['31\u00A0Dec  2027', '2027-12-31'],
  ['29/02/2028', '2028-02-29'],
  ['', ''],
  [' ', ''],
])('the text %j is the day %j', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  ['31-Dec-27', 'Enter the year with four digits: 31-Dec-27'],
  ['31/12/27', 'Enter the year with four digits: 31/12/27'],
  ['0027-01-03', 'Enter the year with four digits: 0027-01-03'],
  ['1999-12-31', 'Enter the year with four digits, from 2000 to 2100: 1999-12-31'],
  ['31/12/2101', 'Enter the year with four digits, from 2000 to 2100: 31/12/2101'],
  ['29/02/2027', 'Invalid date: 29/02/2027'],
  ['32/01/2027', 'Invalid date: 32/01/2027'],
  ['31/31/2027', 'Invalid date: 31/31/2027'],
  ['2027-13-01', 'Invalid date: 2027-13-01'],
  ['2027-03-02T23:00:00Z', 'Invalid date: 2027-03-02T23:00:00Z'],
  ['2/3-2027', 'Invalid date: 2/3-2027'],
  ['46082', 'Invalid date: 46082'],
  ['5 marble 2027', 'Invalid date: 5 marble 2027'],
  ['never', 'Invalid date: never'],
  ['2027', 'Invalid date: 2027'],
])('the text %j is no day: %s', (text, problem) => {
  expect(read(text)).toBe(problem)
})

test('a column that could be read in two ways is read day first, and one of its days is named', () => {
  const { days, ambiguous, conflict } = readWrittenDays(['', '05/05/2027', '02/03/2027'])
  expect(days.map(({ day }) => day)).toEqual(['', '2027-05-05', '2027-03-02'])
  expect(conflict).toBeNull()
  expect(ambiguous).toBe('02/03/2027')
  expect(explainDay('02/03/2027')).toBe('02/03/2027 is read as 2 March 2027')
})

test.each([
  [['02/03/2027', '31/01/2027']],
  [['2027-03-02', '2 March 2027']],
  [['05/05/2027']],
  [['02/03/27']],
])('the column %j can only be read in one way', (texts) => {
  expect(readWrittenDays(texts)).toMatchObject({ ambiguous: undefined, conflict: null })
})

test.each([
  [['02/03/2027', '01/31/2027'], { monthFirst: 1, dayFirst: undefined }],
  [['31/01/2027', '02.03.2027', '01-31-2027'], { monthFirst: 2, dayFirst: 0 }],
  [['01/31/27'], { monthFirst: 0, dayFirst: undefined }],
])('the column %j has days that are written month first', (texts, conflict) => {
  expect(readWrittenDays(texts).conflict).toEqual(conflict)
})

test('a column of days in any one way to write them is read as these days, or is month first', () => {
  const day = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  })
  const ways: readonly ((iso: string) => string)[] = [
    (iso) => iso,
    (iso) => iso.split('-').toReversed().join('/'),
    (iso) => iso.split('-').toReversed().join('.'),
    (iso) => iso.split('-').toReversed().map(Number).join('-'),
    (iso) => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
    (iso) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
    (iso) => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  ]
  fc.assert(
    fc.property(fc.array(day, { minLength: 1 }), fc.constantFrom(...ways), (dates, write) => {
      const isos = dates.map((date) => date.toISOString().slice(0, 10))
      const { days, conflict } = readWrittenDays(isos.map(write))
      expect(days.map((written) => written.day)).toEqual(isos)
      expect(conflict).toBeNull()
    }),
    { seed: 20_261, numRuns: 300 },
  )
})
