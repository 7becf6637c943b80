// How spreadsheets change the cells of a CSV file, and how to protect a cell.

/** The source of a regular expression. */
export const MONTH_NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

// Text that a spreadsheet runs as a formula, including after white space and with full-width signs
// (East Asian keyboards).
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

// Text that a spreadsheet converts to a number, a date, a time or a truth value, and saves in
// another form: the codes "0012", "12E5", "3-4" and "DEC10", and the titles "12.5%" and "5 PM".
const CONVERTED = [
  // Digits with the characters of numbers, dates and amounts: "3316.", "0+".
  /^(?=\D*\d)[$€£₦]?\s?[\d.,:/+\-()]+(?:e[+-]?\d+)?\s?[%$€£₦]?$/i,
  new RegExp(`^(?=.*\\d)(?:\\d+[ ,./-]*)?(?:${MONTH_NAME})(?:[ ,./-]{0,2}\\d{1,9}){0,2}$`, 'i'),
  /^\d{1,2}(?::\d\d){0,2}\s[ap]m?$/i,
  /^(?:true|false)$/i,
]

/** Whether a spreadsheet changes the text. Leading apostrophes do not count: one is the protection. */
function isChanged(text: string) {
  const start = text.replace(/^'+/, '')
  const trimmed = start.trim()
  return FORMULA.test(start) || CONVERTED.some((pattern) => pattern.test(trimmed))
}

/**
 * Adds an apostrophe before a text that a spreadsheet would change. In a CSV file, the apostrophe
 * is a character of the cell, which Excel and LibreOffice keep and save again.
 */
export const protectText = (text: string) => (isChanged(text) ? `'${text}` : text)

/**
 * Removes the apostrophe of `protectText`, or the formula that other programs protect a text with.
 */
export const unprotectText = (text: string) =>
  text.startsWith("'") && isChanged(text.slice(1))
    ? text.slice(1)
    : text.replace(/^="([^"]*)"$/, '$1')

// The texts that a spreadsheet writes after a conversion, in words. Nobody chooses such a code.
const MADE: readonly [pattern: RegExp, made: string][] = [
  // Excel writes two digits of the exponent, LibreOffice three.
  [/^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i, 'a number'],
  // A number has 15 exact digits, and zeros after them.
  [/^\d{15}0+$/, 'a number'],
  [/^-\d[\d.,]*$|^\([\d.,]+\)$/, 'a number'],
  // In the languages below. Left out are words that are a name or a word in English.
  [/^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERDADERO|VERDADEIRO|FALSO|ONWAAR)$/, 'a truth value'],
  [/^\d{1,2}([./])\d{1,2}\1(?:\d{2}|\d{4})$/, 'a date'],
  [/^\d{1,2}-\d{1,2}-\d{4}$/, 'a date'],
  [/^\d{4}([/.-])\d{1,2}\1\d{1,2}(?: 00:00(?::00)?)?$/, 'a date'],
  // Excel writes "10-Dec" for "10-DEC", and "Dec-10" for "DEC-10".
  [
    /^(?=.*\d)(?:\d{1,2}[-./])?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[-./]\d{2,4})?$/,
    'a date',
  ],
]

// A failed formula, or "####" for a narrow column. Excel writes errors in the language of its user
// (here also German, French, Spanish, Italian, Portuguese and Dutch). LibreOffice writes some as a
// number: "Err:502".
const ERROR =
  /^(?:#¡?(?:REF|VALUE|DIV\/0|NULL|NUM|SPILL|CALC|ERROR|BEZUG|WERT|ZAHL|VALEUR|NOMBRE|NUL|VALOR|NULO|NÚM|RIF|VALORE|NULLO|VERW|WAARDE|GETAL|LEEG|DEEL\/0)!|#¿?(?:NAME|NOM|NOMBRE|NOME|NAAM)\?|#N\/[ABD]|#NV|##+|Err:\d{3})$/i

export const isSpreadsheetError = (text: string) => ERROR.test(text)

/** Whether the text says that there is no value: "-", "N/A". Other programs write "null". */
export const isPlaceholder = (text: string) =>
  /^(?:[\p{Pd}?._*…]+|n\/?a|null|none|nil|nan|undefined|\\n|unknown|tb[acd])$/iu.test(text)

/** What a spreadsheet has made of a code: "a number", "a date". "" if the code is unchanged. */
export function madeBySpreadsheet(text: string) {
  if (isSpreadsheetError(text)) return 'an error'
  return MADE.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}

// Months in the languages of `ERROR`, in English and in Turkish: "01-Mrz", "janv-27", "Dec-10".
const MONTH_AND_NUMBER =
  /^(?=.*\d)(?:\d{1,2}[-./])?(?:janv?|feb|fev|févr?|mär|mrz|mrt|mars?|apr|avr|abr|ma[iyg]|mei|ju[nl]|jui[nl]|giu|haz|lug|tem|aug|août|ago|ağu|sept?|set|eyl|o[kc]t|ott|out|eki|nov|kas|de[czs]|déc|dic|ara|ene|gen|oca|şub|nis)\.?(?:[-./]\d{2,4})?$/iu

/**
 * Whether a spreadsheet may have made these words of others. A person may also have chosen them.
 */
export const mayBeMade = (text: string) =>
  ['an error', 'a date'].includes(madeBySpreadsheet(text)) ||
  // A formula that is shown instead of its value.
  text.startsWith('=') ||
  // No spreadsheet writes months in capital letters.
  (text !== text.toUpperCase() && MONTH_AND_NUMBER.test(text))

// Texts that people also choose, such as the days and the price of a sale: "11.11", "11:11",
// "₦500".
const LIKE_NUMBERS = [
  /^\d+[.,]\d+$|^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/,
  /^[₦$€£][\d.,]+$|^[\d.,]+[₦$€£]$/,
  /^-?[\d.,]+%$/,
  /^\d{1,4}:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?[AP]M)?$/i,
  /^\d{1,2}\/\d{1,2}$/,
]

/** `mayBeMade` for a code. Words may look like a number: "25%" is a title. */
export const mayBeMadeCode = (code: string) =>
  mayBeMade(code) || LIKE_NUMBERS.some((pattern) => pattern.test(code))
