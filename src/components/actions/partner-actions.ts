import { Ban, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { patchOf } from '@/api/requests'
import type { Resource } from '@/api/resource'
import { partnerStatus, type partnerRequests } from '@/domain/partner'
import { capitalize, formatCount } from '@/lib/format'
import { type Application, approveAction, declineAction } from './application'
import type { ActionsOf } from './record-action'

interface PartnerActions {
  resource: Pick<Resource, 'noun' | 'path'> & Pick<typeof partnerRequests, 'change'>
  partner: { status: string | null }
  partnerName: string
  application: Application
  /** Each question names the partner and the consequence. */
  questions: { approve: string; suspend: string; reactivate: string }
  /** The consequence for many partners. */
  consequences: { approve: string; suspend: string; reactivate?: string }
  reasons: readonly string[]
  warning?: ReactNode
  facts: ReactNode
  /** Why this partner is left out of a suspension of many. */
  obstacle?: string | false
}

/** A consequence for records of the partner: " Its 3 drivers get no more orders." */
export function consequenceFor(count: number | null, one: string, many: string) {
  if (count === 0) return ''
  if (count === 1) return ` Its ${one}.`
  return count === null ? ` Its ${many}.` : ` Its ${formatCount(count)} ${many}.`
}

export function partnerActions(options: PartnerActions): ActionsOf<typeof partnerRequests> {
  const { resource, partner, partnerName, application, questions } = options
  const { consequences, reasons, warning, facts, obstacle } = options
  const patch = patchOf(resource)
  const name = capitalize(resource.noun[0])
  const isPending = partnerStatus.is(partner, 'pending')
  const isDeclined = partnerStatus.is(partner, 'declined')
  const isActive = partnerStatus.is(partner, 'active')
  const isSuspended = partnerStatus.is(partner, 'suspended')
  return {
    approve: approveAction({
      isPending,
      isApproved: isActive,
      question: questions.approve,
      consequence: consequences.approve,
      application,
      facts,
      request: patch(`${name} approved`, () => ({ status: 'active' })),
    }),
    decline: declineAction({
      applicant: partnerName,
      isPending,
      isDeclined,
      facts,
      request: patch(`${name} declined`, (reason) => ({ status: 'declined', reason })),
    }),
    reactivate: {
      kind: 'question',
      label: 'Reactivate',
      icon: RotateCcw,
      isAllowed: isSuspended,
      ask: { question: questions.reactivate, facts },
      request: patch(`${name} reactivated`, () => ({ status: 'active' })),
      isDone: () => isActive,
      many: {
        done: 'reactivated',
        ...(consequences.reactivate && { consequence: consequences.reactivate }),
      },
    },
    suspend: {
      kind: 'question',
      label: 'Suspend',
      icon: Ban,
      isAllowed: !isSuspended && !isDeclined,
      replacedBy: isPending && 'decline',
      isDestructive: true,
      ask: { question: questions.suspend, warning, facts, reasons },
      request: patch(`${name} suspended`, (reason) => ({ status: 'suspended', reason })),
      isDone: () => isSuspended,
      many: {
        done: 'suspended',
        consequence: consequences.suspend,
        obstacle: !isSuspended && !isDeclined && (obstacle ?? false),
      },
    },
  }
}
