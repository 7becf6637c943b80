import { expect, test } from 'vitest'
import {
  countOf,
  daysBefore,
  formatPeriod,
  formatShortDays,
  isOnlyToday,
} from '@/features/analytics/days'
import { daySlots, dayTimeline, hourTimeline } from '@/features/analytics/timelines'

const TODAY = '2026-02-10'
const day = (date: string) => ({
  date,
  orders: 3,
  sales: 900,
  newUsers: null,
  previous: { orders: 2, sales: 500 },
})

/** The labels below the columns of a report that ends on a day. Minor ones are in parentheses. */
const labelsOf = (from: string, to: string) =>
  dayTimeline({ from, to }, [day(to)], TODAY).axisLabels.map(
    ({ index, text, isMinor }) => `${index} ${isMinor ? `(${text})` : text}`,
  )

test('each day of a week has a label below it, every second one only where there is space', () => {
  expect(labelsOf('2026-01-01', '2026-01-07')).toEqual([
    '0 1 Jan',
    '1 (2 Jan)',
    '2 3 Jan',
    '3 (4 Jan)',
    '4 5 Jan',
    '5 (6 Jan)',
    '6 7 Jan',
  ])
})

test('more days than a week have five labels from the first day to the last', () => {
  expect(labelsOf('2026-01-01', '2026-01-08')).toEqual([
    '0 1 Jan',
    '2 (3 Jan)',
    '4 5 Jan',
    '5 (6 Jan)',
    '7 8 Jan',
  ])
})

test('up to three labels are all shown in little space, and that of today says so', () => {
  expect(labelsOf('2026-02-08', TODAY)).toEqual(['0 8 Feb', '1 9 Feb', '2 Today'])
  expect(labelsOf('2026-02-07', TODAY)).toEqual(['0 7 Feb', '1 (8 Feb)', '2 9 Feb', '3 (Today)'])
  expect(labelsOf('2026-02-09', '2026-02-09')).toEqual(['0 9 Feb'])
})

test('a day has its own figures and those of the same day of the period before', () => {
  expect(daySlots({ from: '2026-02-09', to: TODAY }, [day(TODAY)], TODAY)).toEqual([
    {
      key: '2026-02-09',
      name: 'Mon, 9 Feb',
      orders: null,
      sales: null,
      previous: null,
      previousName: 'Sat, 7 Feb',
      progress: 'over',
    },
    {
      key: '2026-02-10',
      name: 'Tue, 10 Feb, so far',
      orders: 3,
      sales: 900,
      previous: { orders: 2, sales: 500 },
      previousName: 'Sun, 8 Feb',
      progress: 'so far',
    },
  ])
})

test('days have their dates in the table, and both periods have names', () => {
  const { name, previousName, slots, nameOf } = dayTimeline(
    { from: '2026-02-08', to: TODAY },
    [day(TODAY)],
    TODAY,
  )
  expect([name, previousName]).toEqual(['8 Feb – today', '5–7 Feb'])
  expect(slots.map(nameOf)).toEqual([
    '8 February 2026',
    '9 February 2026',
    '10 February 2026, so far',
  ])
})

const hours = [{ hour: 9, orders: 3, sales: 900, previous: null }]

test('the hours of today end with the present one', () => {
  const now = new Date('2026-02-10T09:20:00+01:00')
  const { name, previousName, slots, axisLabels } = hourTimeline(hours, TODAY, now)
  expect([name, previousName]).toEqual(['Today so far', 'Yesterday'])
  expect(slots.find(({ progress }) => progress === 'so far')?.key).toBe('09:00')
  expect(axisLabels.find(({ text }) => text === 'Now')?.index).toBe(9)
})

test('an earlier day has the names of its days and no present hour', () => {
  const now = new Date('2026-02-11T00:20:00+01:00')
  const { name, previousName, slots, axisLabels } = hourTimeline(hours, TODAY, now)
  expect([name, previousName]).toEqual(['Tue, 10 Feb', 'Mon, 9 Feb'])
  expect(slots.every(({ progress }) => progress === 'over')).toBe(true)
  expect(axisLabels.map(({ text }) => text)).not.toContain('Now')
})

test('a period that ends today says so, one day is named by its date', () => {
  const name = (from: string, to: string) => formatPeriod({ from, to }, TODAY)
  expect(name('2026-02-04', TODAY)).toBe('4 Feb – today')
  expect(name('2026-02-04', '2026-02-09')).toBe('4–9 Feb')
  expect(name(TODAY, TODAY)).toBe('10 Feb')
  expect(formatShortDays('2026-02-04')).toBe('4 Feb')
})

test('the period before has the same number of days and ends on the day before', () => {
  expect(daysBefore({ from: '2026-02-01', to: '2026-02-03' })).toEqual({
    from: '2026-01-29',
    to: '2026-01-31',
  })
  expect(daysBefore({ from: TODAY, to: TODAY })).toEqual({ from: '2026-02-09', to: '2026-02-09' })
})

test('both ends of a period count as days, and reversed ends are no day', () => {
  expect(countOf({ from: TODAY, to: TODAY })).toBe(1)
  expect(countOf({ from: '2026-02-01', to: TODAY })).toBe(10)
  expect(countOf({ from: TODAY, to: '2026-02-01' })).toBe(0)
})

test.each([
  [{ period: 'today' }, true],
  [{ dates: 'today' }, true],
  [{ from: TODAY, to: TODAY }, true],
  [{ period: '7d' }, false],
  [{ dates: 'yesterday' }, false],
  [{ from: '2026-02-09', to: TODAY }, false],
  [{ from: TODAY, to: '2026-02-11' }, false],
] as const)('a report of %j is only of today: %j', (days, expected) => {
  expect(isOnlyToday(days, TODAY)).toBe(expected)
})
