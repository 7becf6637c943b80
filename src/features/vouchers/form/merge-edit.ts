import { mergeBy } from '@/components/form/merge-edit'
import type { EditBody } from './voucher-values-schema'

/** The type and the amount together, because an amount has no meaning without its type. */
export const mergeEdit = mergeBy<EditBody>([
  ['title'],
  ['type', 'amount'],
  ['code'],
  ['user'],
  ['expiryDate'],
  ['claimable'],
])
