import { shorten } from '@/lib/format'
import { missingIf, type FactList } from './facts'

interface Decided {
  status: string | null
  reason: string | null
}

/** The reason for a status. `isExpected` returns whether the record's status needs a reason. */
export const reasonFact = (isExpected: (record: Decided) => boolean): FactList<Decided>[number] => [
  'Reason',
  (record) => (record.reason ? shorten(record.reason) : missingIf(isExpected(record))),
]
