import type { FactList } from '@/components/details/facts'
import { reasonFact } from '@/components/details/reason-fact'
import { EmailLink, PhoneLink } from '@/components/records/contact'
import { DateTime } from '@/components/ui/date-time'
import { partnerStatus } from '@/domain/partner'
import type { Partner } from '@/domain/partner'
import { formatNaira, shorten } from '@/lib/format'

/** The facts of a vendor or logistics company. `own` are those that only one of the two has. */
export const partnerFacts = <T extends Partner>(own: FactList<T>): FactList<T> => [
  reasonFact((record) => partnerStatus.is(record, 'suspended')),
  ['Contact', ({ contactName }) => contactName && shorten(contactName)],
  ['Phone', ({ phone }) => phone && <PhoneLink phone={phone} />],
  ['Email', ({ email }) => email && <EmailLink email={email} />],
  ...own,
  ['Balance', ({ balance }) => balance !== null && formatNaira(balance)],
  ['Joined', ({ createdAt }) => createdAt && <DateTime at={createdAt} />],
]
