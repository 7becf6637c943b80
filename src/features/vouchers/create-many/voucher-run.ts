import { ApiError } from '@/api/api-error'
import { createEndpoint } from '@/api/endpoint'
import { send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import type { RecordRequest } from '@/api/requests'
import { Run, type RunItem } from '@/components/actions/run'
import { voucherType } from '@/domain/voucher'
import { hasVoucher } from '@/features/vouchers/find-voucher'
import { voucherResource } from '@/features/vouchers/resource'
import { formatCount, formatQuantity } from '@/lib/format'
import type { NewVoucher, SkippedVoucher } from './check-rows'

const endpoint = createEndpoint(voucherResource)
const MAX_REPLACED = 3
export const NO_CODE = 'No code'

/** Whether the server refused a code because another voucher has it, in the same session. */
const isTaken = (error: unknown) =>
  error instanceof ApiError &&
  !error.isFromEndedSession &&
  [400, 409, 422].includes(error.status) &&
  /\bcode\b.*\b(taken|exists?|used|use|unique|duplicate)|\b(duplicate|existing)\b.*\bcode\b/i.test(
    error.message,
  )

// The columns of a file of vouchers, so that the results can be corrected and uploaded.
const headers = ['Code', 'User', 'Type', 'Amount (NGN)', 'Title', 'Expiry date']

function toCells({ code, user, type, amount, title, expiryDate }: NewVoucher['body']) {
  return [
    code ?? '',
    user ?? '',
    voucherType.labelOf(type) ?? '',
    amount === undefined ? '' : Number(amount),
    title,
    { converted: expiryDate ?? '' },
  ]
}

/** A skipped row, as it is in the file. */
function toSkipped({
  row,
  reason,
  code,
  user,
  type,
  amount,
  title,
  expiryDate,
  extra,
}: SkippedVoucher) {
  return {
    id: `row ${row}`,
    name: code || NO_CODE,
    detail: user,
    amount: null,
    message: reason,
    cells: [code, user, type, amount, title, expiryDate.text, ...extra],
  }
}

interface VoucherItem extends RunItem {
  body: NewVoucher['body']
}

/** `nextCode` replaces a generated code that is already taken. */
function toItem({ id, body }: NewVoucher, nextCode: (() => string) | null): VoucherItem {
  let current = body
  let replaced = 0
  let mayExist = false
  async function create(): Promise<MutationResult> {
    try {
      await send(endpoint, { body: current })
      return new MutationResult('')
    } catch (error) {
      // After a lost request, this voucher itself may have the code.
      mayExist ||= error instanceof ApiError && error.status >= 500
      if (!nextCode || mayExist || replaced === MAX_REPLACED || !isTaken(error)) throw error
      replaced += 1
      current = { ...current, code: nextCode() }
      return create()
    }
  }
  const request: RecordRequest = {
    success: 'Voucher added',
    path: endpoint.path,
    send: create,
    toListed: () => ({ detail: current.code ?? current.title, id: undefined }),
  }
  return {
    id,
    get body() {
      return current
    },
    get name() {
      return current.code ?? NO_CODE
    },
    detail: body.user ?? '',
    amount: body.amount === undefined ? null : Number(body.amount),
    get cells() {
      return toCells(current)
    },
    request,
  }
}

/** Searches the server for a voucher with this code. */
async function exists({ code, ...body }: NewVoucher['body']) {
  // The voucher stays unknown and is not sent again: nothing shows whether the first request
  // arrived.
  if (code === undefined) throw new ApiError('A voucher without a code cannot be looked for', 400)
  return hasVoucher({ ...body, code })
}

interface VoucherRunOptions {
  vouchers: readonly NewVoucher[]
  nextCode: (() => string) | null
  skippedRows: readonly SkippedVoucher[]
}

export const createTitle = (count: number) =>
  `Create ${formatQuantity(count, ...voucherResource.noun)}`

export function createVoucherRun({ vouchers, nextCode, skippedRows }: VoucherRunOptions) {
  const titles = new Set(vouchers.map(({ body }) => body.title))
  const [title] = titles
  const items = vouchers.map((voucher) => toItem(voucher, nextCode))
  const byId = new Map(items.map((item) => [item.id, item] as const))
  return new Run({
    title: createTitle(items.length),
    noun: voucherResource.noun,
    done: 'created',
    items,
    answer: '',
    headers,
    leftOut: skippedRows.map(toSkipped),
    leftOutWord: 'Skipped',
    ...(titles.size === 1 && title !== undefined
      ? { found: title }
      : {
          note: `The vouchers have ${formatCount(titles.size)} titles. Search the list for one of them, or for a code.`,
        }),
    isDone: async ({ id }) => {
      const item = byId.get(id)
      return item !== undefined && exists(item.body)
    },
  })
}
