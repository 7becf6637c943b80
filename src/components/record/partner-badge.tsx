import { StatusBadge } from '@/components/fields/status-badge'
import type { WithPapers } from '@/domain/paper'
import { partnerStatus } from '@/domain/partner'
import { ExpiredPapers } from './paper-state'

/** The status of a driver, vendor or company, and what speaks against an application. */
export const PartnerBadge = ({ partner }: { partner: WithPapers & { status: string | null } }) => (
  <>
    <StatusBadge status={partner.status} of={partnerStatus} />
    {partnerStatus.is(partner, 'pending') && <ExpiredPapers {...partner} />}
  </>
)
