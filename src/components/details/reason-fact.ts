import { isStatus } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import { missingIf, type FactList } from './facts'

interface Decided {
  status: string | null
  reason: string | null
}

/** Why a record has its status. In these statuses a reason is expected. */
export const reasonFact = (...statuses: readonly string[]): FactList<Decided>[number] => [
  'Reason',
  (record) => (record.reason ? shorten(record.reason) : missingIf(isStatus(record, ...statuses))),
]
