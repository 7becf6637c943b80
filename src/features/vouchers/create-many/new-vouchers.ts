import * as v from 'valibot'
import { moneySum } from '@/components/actions/many-question'
import { plainAmount, formatNaira } from '@/domain/amount'
import { formatDay } from '@/domain/format-dates'
import { voucherType } from '@/domain/voucher'
import type { PreviewColumn } from '@/features/vouchers/csv/file-preview'
import { generateCode } from '@/features/vouchers/form/generate-code'
import { createBody } from '@/features/vouchers/form/voucher-values'
import { voucherResource } from '@/features/vouchers/resource'
import { EMPTY, formatQuantity } from '@/lib/format'
import { checkRows, type CheckedRows, type NewVoucher } from './check-rows'
import { countSchema, type ManyInput, type ManyValues } from './many-schema'
import type { VoucherFile } from './read-rows'
import { createTitle, createVoucherRun, NO_CODE } from './voucher-run'

interface CodeOptions {
  prefix: string
  /** The number of characters without the prefix. */
  length: number
}

/** Generates different codes. */
function createCodes({ prefix, length }: CodeOptions) {
  const used = new Set<string>()
  return function next(): string {
    const code = prefix + generateCode(length)
    if (used.has(code)) return next()
    used.add(code)
    return code
  }
}

/** The run of a valid form. Null if there is nothing to create. */
export function toRun({ voucher, ...input }: ManyInput, content: VoucherFile | null) {
  if (input.source === 'file') {
    const { vouchers, skippedRows } = checkRows(content?.rows ?? [], voucher)
    return vouchers.length > 0 ? createVoucherRun({ vouchers, nextCode: null, skippedRows }) : null
  }
  const nextCode = createCodes(input)
  const vouchers = Array.from({ length: input.count }, (_, index) => ({
    id: `code ${index + 1}`,
    body: createBody({ ...voucher, code: nextCode() }),
  }))
  return createVoucherRun({ vouchers, nextCode, skippedRows: [] })
}

/** "488 vouchers will be created, 12 rows will be skipped". */
export function describeOutcome({ vouchers, skippedRows }: CheckedRows) {
  const created = `${formatQuantity(vouchers.length, ...voucherResource.noun)} will be created`
  if (skippedRows.length === 0) return created
  return `${created}, ${formatQuantity(skippedRows.length, 'row', 'rows')} will be skipped`
}

/** What the form will create. The form may still be invalid. */
export function previewOf({ voucher, source, count }: ManyValues, content: VoucherFile | null) {
  const { type } = voucher
  const amount = plainAmount(voucher.amount)
  const checked = type === '' ? null : checkRows(content?.rows ?? [], { ...voucher, type, amount })
  const parsed = v.safeParse(countSchema, count)
  const number = parsed.success ? parsed.output : 0
  const total = source === 'file' ? (checked?.vouchers.length ?? 0) : number
  const single = type === 'voucher' && amount ? Number(amount) : Number.NaN
  const amounts =
    source === 'file'
      ? (checked?.vouchers ?? []).flatMap(({ body: { amount: own } }) =>
          own === undefined ? [] : [Number(own)],
        )
      : Array.from({ length: number }, () => single)
  return {
    /** The rows of the file. Null until the voucher has a type. */
    checked,
    total,
    /** "Create 500 vouchers, ₦500,000.00". */
    label: total > 0 ? createTitle(total) + moneySum(amounts) : 'Create vouchers',
  }
}

type Column = PreviewColumn<NewVoucher>

/** Columns that show the vouchers as they will be sent. */
export const previewColumns = ({ names }: VoucherFile): readonly Column[] => [
  { name: 'Code', get: ({ body }) => body.code ?? NO_CODE },
  { name: 'User', get: ({ body }) => body.user ?? 'No user' },
  {
    name: 'Amount',
    isShort: true,
    get: ({ body: { amount, type } }) =>
      amount === undefined ? (voucherType.labelOf(type) ?? EMPTY) : formatNaira(Number(amount)),
  },
  {
    name: 'Expiry date',
    isShort: true,
    get: ({ body: { expiryDate } }) =>
      expiryDate === undefined ? 'Never expires' : formatDay(expiryDate),
  },
  ...(names.includes('Title')
    ? [{ name: 'Title', get: ({ body }) => body.title } satisfies Column]
    : []),
]
