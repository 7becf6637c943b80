import { shorten } from '@/lib/format'
import { missingIf, type FactList } from './facts'

interface Decided {
  status: string | null
  reason: string | null
}

/** Why a record has its status. `isExpected` says in which ones a reason is expected. */
export const reasonFact = (isExpected: (record: Decided) => boolean): FactList<Decided>[number] => [
  'Reason',
  (record) => (record.reason ? shorten(record.reason) : missingIf(isExpected(record))),
]
