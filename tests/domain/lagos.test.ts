import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lagosToday, monthBefore } from '@/domain/lagos'

const original = process.env['TZ']

function enter(zone: string | undefined) {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
}

/** Loads the formats as a browser in this zone does: a formatter keeps the zone of its creation. */
async function loadIn(zone: string, hourOfHalfPastMidnight: number) {
  enter(zone)
  vi.resetModules()
  const formats = {
    ...(await import('@/domain/format-dates')),
    ...(await import('@/lib/format')),
  }
  const { presets } = await import('@/api/dates')
  enter(original)
  return { zone, hourOfHalfPastMidnight, formats, presets }
}

const zones = [
  await loadIn('America/Los_Angeles', 15),
  await loadIn('Africa/Lagos', 0),
  await loadIn('Pacific/Auckland', 12),
]

describe.each(zones)(
  'in a browser in $zone',
  ({ zone, hourOfHalfPastMidnight, formats, presets }) => {
    beforeEach(() => enter(zone))
    afterEach(() => enter(original))

    const halfPastMidnight = '2026-11-21T00:30:00+01:00'
    const beforeMidnight = '2026-11-21T23:30:00+01:00'

    test('the test runs in this zone', () => {
      expect(new Date(halfPastMidnight).getHours()).toBe(hourOfHalfPastMidnight)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    })

    test.each([
      ['2026-11-20T22:59:00Z', 'Yesterday', 'Yesterday, 23:59'],
      ['2026-11-20T23:00:00Z', 'Today', 'Today, 00:00'],
      ['2026-11-21T22:59:59Z', 'Today', 'Today, 23:59'],
      ['2026-11-21T23:00:00Z', '22 November 2026', '22 November 2026'],
      ['2026-11-19T23:00:00Z', 'Yesterday', 'Yesterday, 00:00'],
      ['2026-11-19T22:59:00Z', '19 November 2026', '19 November 2026'],
      ['2025-11-21T12:00:00Z', '21 November 2025', '21 November 2025'],
      // The day in Lagos, not the day of the timestamp's own offset.
      ['2026-11-20T15:30:00-08:00', 'Today', 'Today, 00:30'],
      // Without an offset, or without a time.
      ['2026-11-21T00:10:00', 'Today', 'Today, 00:10'],
      ['2026-11-20 23:50', 'Yesterday', 'Yesterday, 23:50'],
      ['2026-11-21', 'Today', 'Today, 01:00'],
    ])(
      'from 00:30 to 23:30 in Lagos, %s is %s, and with the time of today %s',
      (value, day, timestamp) => {
        for (const now of [halfPastMidnight, beforeMidnight].map((time) => new Date(time))) {
          expect(formats.formatRelativeDay(value, lagosToday(now))).toBe(day)
          expect(formats.formatTimestamp(value, lagosToday(now))).toBe(timestamp)
        }
      },
    )

    test('the days of a filter are those of Lagos at 00:30 and at 23:30', () => {
      for (const now of [halfPastMidnight, beforeMidnight].map((time) => new Date(time))) {
        const today = lagosToday(now)
        const ranges = presets.map(({ label, daysOn }) => [label, daysOn(today)])
        expect(Object.fromEntries(ranges)).toEqual({
          Today: { from: '2026-11-21', to: '2026-11-21' },
          Yesterday: { from: '2026-11-20', to: '2026-11-20' },
          'Last 7 days': { from: '2026-11-15', to: '2026-11-21' },
          'Last 30 days': { from: '2026-10-23', to: '2026-11-21' },
          'Last 90 days': { from: '2026-08-24', to: '2026-11-21' },
          'This month': { from: '2026-11-01', to: '2026-11-21' },
          'Last month': { from: '2026-10-01', to: '2026-10-31' },
        })
      }
      expect(formats.formatDayRange('2026-11-01', '2026-11-05')).toBe('1–5 Nov 2026')
    })

    test('a timeline has the time in Lagos also of earlier days', () => {
      const now = new Date(halfPastMidnight)
      expect(formats.formatDayAndTime('2026-11-18T23:05:00Z', lagosToday(now))).toBe(
        '19 November 2026, 00:05',
      )
      expect(formats.formatDayAndTime('soon', lagosToday(now))).toBe('—')
    })

    test.each([
      ['2026-11-21', 'Today', 0],
      ['2026-11-20', 'Yesterday', -1],
      ['2026-11-22', '22 November 2026', 1],
      ['2026-12-21', '21 December 2026', 30],
      ['2027-03-01', '1 March 2027', 100],
    ])('the calendar day %s is %s in Lagos, %i days from today', (day, text, days) => {
      for (const now of [halfPastMidnight, beforeMidnight].map((time) => new Date(time))) {
        expect(formats.formatCalendarDay(day, lagosToday(now))).toBe(text)
        expect(formats.daysUntil(day, lagosToday(now))).toBe(days)
      }
    })

    test.each([
      ['2026-11-20', '20 November 2026'],
      ['2027-01-01', '1 January 2027'],
      ['2027-03-28', '28 March 2027'],
      ['', '—'],
      ['November 2026', '—'],
    ])('the calendar day %j is formatted as %s', (day, text) => {
      expect(formats.formatDay(day)).toBe(text)
    })

    test('31 December is "Yesterday" on 1 January in Lagos', () => {
      const newYear = new Date('2026-12-31T23:30:00Z')
      expect(formats.formatRelativeDay('2026-12-31T22:30:00Z', lagosToday(newYear))).toBe(
        'Yesterday',
      )
    })

    test('a date and time has the day of the week and the time in Lagos, and names Lagos', () => {
      const title = formats.formatDateTime('2026-11-24T23:05:00Z')
      expect(title).toMatch(/^Wednesday,? 25 November 2026.* 00:05, Lagos$/)
      expect(formats.formatFullDate(new Date('2026-11-24T23:05:00Z'))).toMatch(
        /^Wednesday,? 25 November 2026$/,
      )
    })

    test('ISO dates and times are those of Lagos, and padded with zeros', () => {
      expect(lagosToday(new Date('2027-01-01T23:04:00Z'))).toBe('2027-01-02')
      expect(formats.toIsoMinute('2027-01-01T23:04:59Z')).toBe('2027-01-02 00:04')
      expect(formats.toIsoMinute(null)).toBeNull()
      expect(formats.toIsoMinute('soon')).toBeNull()
    })
  },
)

test.each([
  ['2026-11-29', '2026-10-29'],
  ['2026-01-01', '2025-12-01'],
  ['2026-03-31', '2026-02-28'],
  ['2024-03-30', '2024-02-29'],
  ['2026-12-31', '2026-11-30'],
])('a month before %s is %s', (day, expected) => {
  expect(monthBefore(day)).toBe(expected)
})
