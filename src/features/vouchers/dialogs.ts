import type { Voucher } from './schema'

/** The dialog that is open on the voucher page; one at a time. */
export type VoucherDialog =
  | { kind: 'create' }
  | { kind: 'reward' }
  | { kind: 'bulk' }
  | { kind: 'details' | 'edit' | 'delete'; voucher: Voucher }
