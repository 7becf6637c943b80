import * as v from 'valibot'
import { formatSum } from '@/components/bulk/format-sum'
import { plainAmount } from '@/domain/amount'
import { createBody } from '@/features/vouchers/form/voucher-values-schema'
import { voucherResource } from '@/features/vouchers/resource'
import { formatQuantity } from '@/lib/format'
import { checkRows, type CheckedRows } from './check-rows'
import { createCodes } from './generated-codes'
import { countSchema, type ManyInput, type ManyValues } from './many-schema'
import type { FileRow } from './read-rows'
import { createTitle, createVoucherRun } from './voucher-run'

/** The run of a valid form. Null if there is nothing to create. */
export function toRun({ voucher, ...input }: ManyInput, rows: readonly FileRow[]) {
  const { title } = voucher
  if (input.source === 'file') {
    const { vouchers } = checkRows(rows, voucher)
    return vouchers.length > 0 ? createVoucherRun({ vouchers, nextCode: null, title }) : null
  }
  const nextCode = createCodes(input)
  const vouchers = Array.from({ length: input.count }, (_, index) => ({
    id: `code ${index + 1}`,
    body: createBody({ ...voucher, code: nextCode() }),
  }))
  return createVoucherRun({ vouchers, nextCode, title })
}

/** "488 vouchers will be created, 12 rows will be skipped". */
export function describeOutcome({ vouchers, skippedRows }: CheckedRows) {
  const created = `${formatQuantity(vouchers.length, ...voucherResource.noun)} will be created`
  if (skippedRows.length === 0) return created
  return `${created}, ${formatQuantity(skippedRows.length, 'row', 'rows')} will be skipped`
}

/** What the form would create, while it may still be invalid. */
export function previewOf({ voucher, source, count }: ManyValues, rows: readonly FileRow[]) {
  const { type } = voucher
  const amount = plainAmount(voucher.amount)
  const checked = type === '' ? null : checkRows(rows, { ...voucher, type, amount })
  const parsed = v.safeParse(countSchema, count)
  const number = parsed.success ? parsed.output : 0
  const total = source === 'file' ? (checked?.vouchers.length ?? 0) : number
  const single = type === 'voucher' && amount ? Number(amount) : Number.NaN
  const amounts =
    source === 'file'
      ? (checked?.vouchers.map(({ body }) => Number(body.amount ?? Number.NaN)) ?? [])
      : Array.from({ length: number }, () => single)
  return {
    /** The rows of the file. Null until the voucher has a type. */
    checked,
    total,
    /** "Create 500 vouchers, ₦500,000.00". */
    label: total > 0 ? createTitle(total) + formatSum(amounts) : 'Create vouchers',
  }
}
