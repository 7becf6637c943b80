import * as v from 'valibot'
import { typedLine } from '@/domain/body-fields'
import { csvFileSchema, fileValueSchema } from '@/features/vouchers/csv/use-csv-file'
import { CODE_LENGTH } from '@/features/vouchers/form/generate-code'
import { newVoucherValues, voucherValuesSchema } from '@/features/vouchers/form/voucher-values'
import { amountError, voucherEntries } from '@/features/vouchers/resource'
import { formatCount } from '@/lib/format'
import { cleanLine } from '@/lib/visible-text'

/** The same number as "Select all" selects. */
export const MAX_VOUCHERS = 5000
const MAX_PREFIX = 20
// With fewer characters, 5,000 codes are easy to guess.
const MIN_LENGTH = 6
const MAX_LENGTH = 20

/** Where the vouchers come from: the value and the label of each choice. */
export const voucherOrigins = [
  ['number', 'A number of generated codes'],
  ['file', 'The rows of a CSV file'],
] as const

export const manyValuesSchema = v.object({
  voucher: voucherValuesSchema,
  source: v.picklist(['number', 'file']),
  count: v.string(),
  prefix: v.string(),
  length: v.string(),
  file: fileValueSchema,
})
export type ManyValues = v.InferOutput<typeof manyValuesSchema>

export const newManyValues = (): ManyValues => ({
  voucher: newVoucherValues(),
  source: 'number',
  count: '',
  prefix: '',
  length: String(CODE_LENGTH),
  file: null,
})

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    // The messages write numbers as "5,000".
    v.transform((text) => Number(cleanLine(text).replaceAll(',', '') || Number.NaN)),
    v.integer(`Enter a number from ${formatCount(min)} to ${formatCount(max)}`),
    v.minValue(min, `Enter at least ${formatCount(min)}`),
    v.maxValue(max, `Enter at most ${formatCount(max)}`),
  )

export const countSchema = wholeNumber(1, MAX_VOUCHERS)

/** The amount of the form may be blank if each row of the file has an amount. */
const voucherSchema = (isAmountOptional: boolean) =>
  v.pipe(
    v.object(voucherEntries),
    v.forward(
      v.partialCheck(
        [['type'], ['amount']],
        (input) => amountError(input, isAmountOptional) === '',
        ({ input }) => amountError(input, isAmountOptional),
      ),
      ['amount'],
    ),
  )

export const manySchema = v.variant('source', [
  v.object({
    source: v.literal('number'),
    voucher: voucherSchema(false),
    count: countSchema,
    prefix: v.pipe(
      typedLine,
      v.maxLength(MAX_PREFIX, `Enter at most ${MAX_PREFIX} characters`),
      v.regex(/^[\w-]*$/, 'Use only letters, digits, “-” and “_”'),
    ),
    length: wholeNumber(MIN_LENGTH, MAX_LENGTH),
    file: v.nullable(v.file()),
  }),
  v.object({
    source: v.literal('file'),
    voucher: voucherSchema(true),
    count: v.string(),
    prefix: v.string(),
    length: v.string(),
    file: csvFileSchema,
  }),
])
export type ManyInput = v.InferOutput<typeof manySchema>
