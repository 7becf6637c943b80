import type { EarlyRead } from '../../lib/early-read.ts'
import { PAGE_SIZE, voucherStatuses, voucherTypes } from './schema.ts'

/** The first call of the voucher page: what `voucherListQuery` asks for at the same address. */
export const voucherEarlyRead: EarlyRead = {
  path: '/crm/voucher',
  params: [
    ['page', '1', String.raw`[1-9]\d{0,8}`],
    ['limit', String(PAGE_SIZE), String(PAGE_SIZE)],
    ['search', '', '.*'],
    ['status', 'all', voucherStatuses.join('|')],
    ['type', 'all', voucherTypes.join('|')],
  ],
}
