import type { FactList } from '@/components/details/facts'
import { Moment } from '@/components/ui/moment'
import { isStatus } from '@/components/ui/status'
import { formatNaira, shorten } from '@/lib/format'
import type { Partner } from '@/lib/partner'
import { EmailLink, PhoneLink } from './contact'

/** The facts of a vendor or logistics company. `own` are those that only one of the two has. */
export function partnerFacts<T extends Partner>(
  partner: T | undefined,
  own: FactList<T>,
): FactList<T> {
  const hasReason = partner && isStatus(partner, 'suspended')
  const reason: FactList<T> = [['Reason', (one) => one.reason && shorten(one.reason)]]
  return [
    ...(hasReason ? reason : []),
    ['Contact', ({ contactName }) => contactName && shorten(contactName)],
    ['Phone', ({ phone }) => phone && <PhoneLink phone={phone} />],
    ['Email', ({ email }) => email && <EmailLink email={email} />],
    ...own,
    ['Balance', ({ balance }) => formatNaira(balance)],
    ['Joined', ({ createdAt }) => createdAt && <Moment at={createdAt} />],
  ]
}
