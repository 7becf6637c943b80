import { MONTH_NAME } from '../lib/csv/spreadsheet.ts'
import { formatDay } from './format-dates.ts'
import { isDay } from './lagos.ts'
import { typedDayError } from './response-fields.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(${MONTH_NAME})`
// A spreadsheet may write midnight after a day.
const END = '(?:[ T]0?0:00(?::00(?:\\.0+)?)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?$'
const START = '^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?'

const YEAR_FIRST = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${END}`, 'i')
const NUMBERS = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{2}|\\d{4})${END}`, 'i')
const DAY_AND_WORD = new RegExp(
  `${START}(\\d{1,2})(?:st|nd|rd|th)?[ ./-]{0,2}${MONTH}[ .,/-]{1,2}(\\d{2}|\\d{4})${END}`,
  'i',
)
const WORD_AND_DAY = new RegExp(
  `${START}${MONTH}[ .]{1,2}(\\d{1,2})(?:st|nd|rd|th)?,? (\\d{2}|\\d{4})${END}`,
  'i',
)

interface Parts {
  year: string
  month: number
  day: number
  /** Whether the day depends on the order of day and month: "02/03/2027". */
  isOrdered: boolean
}

const monthOf = (word = '') => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1

/** The parts of a day, read day first. Null if the text is not a day. */
function toParts(text: string): Parts | null {
  const clean = text.trim().replace(/\s+/g, ' ')
  const iso = YEAR_FIRST.exec(clean)
  if (iso) {
    const [, year = '', , month, day] = iso
    return { year, month: Number(month), day: Number(day), isOrdered: false }
  }
  const numbers = NUMBERS.exec(clean)
  if (numbers) {
    const [, day, , month, year = ''] = numbers
    return { year, month: Number(month), day: Number(day), isOrdered: true }
  }
  const dayFirst = DAY_AND_WORD.exec(clean)
  if (dayFirst) {
    const [, day, word, year = ''] = dayFirst
    return { year, month: monthOf(word), day: Number(day), isOrdered: false }
  }
  const [, word, day, year = ''] = WORD_AND_DAY.exec(clean) ?? []
  return word === undefined
    ? null
    : { year, month: monthOf(word), day: Number(day), isOrdered: false }
}

const pad = (value: number) => String(value).padStart(2, '0')

/** `YYYY-MM-DD`, even if the calendar has no such day. The year 27 is "0027". */
const toIso = (year: string, month: number, day: number) =>
  `${year.padStart(4, '0')}-${pad(month)}-${pad(day)}`

export interface WrittenDay {
  /** `YYYY-MM-DD`, or "". */
  day: string
  /** Why the text is not a day, or "". */
  problem: string
}

function readDay(text: string): WrittenDay {
  if (text.trim() === '') return { day: '', problem: '' }
  const parts = toParts(text)
  const day = parts ? toIso(parts.year, parts.month, parts.day) : ''
  const problem = typedDayError(day, 'Invalid date')
  return problem ? { day: '', problem: `${problem}: ${text}` } : { day, problem: '' }
}

/**
 * The order of day and month in a text. "either" if both are on the calendar. Null if the order
 * does not matter, or if the text is not a day.
 */
function orderOf(text: string) {
  const parts = toParts(text)
  if (!parts?.isOrdered) return null
  const year = parts.year.padStart(4, '20')
  const isDayFirst = isDay(toIso(year, parts.month, parts.day))
  const isMonthFirst = isDay(toIso(year, parts.day, parts.month))
  if (isDayFirst && isMonthFirst) return parts.day === parts.month ? null : 'either'
  return isDayFirst ? 'day first' : isMonthFirst ? 'month first' : null
}

interface WrittenDays {
  /** One entry per text. */
  days: readonly WrittenDay[]
  /** A text with two possible readings, if no other text shows the order: "02/03/2027". */
  ambiguous: string | undefined
  /**
   * The indexes of two texts, one written month first and one day first. Null if none is month
   * first.
   */
  conflict: { monthFirst: number; dayFirst: number | undefined } | null
}

/**
 * Reads the days of one column, which were written in one order: ISO 8601, day first with numbers,
 * or with the month as a word. Month first is refused, because a column of early days would look
 * the same as day first.
 */
export function readWrittenDays(texts: readonly string[]): WrittenDays {
  const days = texts.map(readDay)
  const orders = texts.map(orderOf)
  const monthFirst = orders.indexOf('month first')
  const dayFirst = orders.indexOf('day first')
  return {
    days,
    ambiguous:
      dayFirst === -1
        ? texts.find((_, index) => orders[index] === 'either' && days[index]?.day)
        : undefined,
    conflict:
      monthFirst === -1 ? null : { monthFirst, dayFirst: dayFirst === -1 ? undefined : dayFirst },
  }
}

/** "02/03/2027 is read as 2 March 2027". */
export const explainDay = (text: string) => `${text} is read as ${formatDay(readDay(text).day)}`
