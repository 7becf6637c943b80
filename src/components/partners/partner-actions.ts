import { Ban, Check, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { patchOf } from '@/api/requests'
import type { Resource } from '@/api/resource'
import type { ActionsOf } from '@/components/actions/record-action'
import { partnerStatus, type partnerRequests } from '@/domain/partner'
import { capitalize, formatCount } from '@/lib/format'

interface PartnerActions {
  resource: Pick<Resource, 'noun' | 'path'> & Pick<typeof partnerRequests, 'change'>
  partner: { status: string | null }
  /** Each question names the partner and the consequence. */
  questions: { approve: string; suspend: string; reactivate: string }
  reasons: readonly string[]
  warning?: ReactNode
}

/**
 * Describes the consequence for records that belong to a partner: " Its 3 drivers get no more
 * orders."
 */
export function consequenceFor(count: number | null, one: string, many: string) {
  if (count === 0) return ''
  if (count === 1) return ` Its ${one}.`
  return count === null ? ` Its ${many}.` : ` Its ${formatCount(count)} ${many}.`
}

export function partnerActions(options: PartnerActions): ActionsOf<typeof partnerRequests> {
  const { resource, partner, questions, reasons, warning } = options
  const patch = patchOf(resource)
  const name = capitalize(resource.noun[0])
  return {
    approve: {
      kind: 'question',
      label: 'Approve',
      icon: Check,
      isAllowed: partnerStatus.is(partner, 'pending'),
      question: questions.approve,
      request: patch(`${name} approved`, () => ({ status: 'active' })),
    },
    reactivate: {
      kind: 'question',
      label: 'Reactivate',
      icon: RotateCcw,
      isAllowed: partnerStatus.is(partner, 'suspended'),
      question: questions.reactivate,
      request: patch(`${name} reactivated`, () => ({ status: 'active' })),
    },
    suspend: {
      kind: 'question',
      label: 'Suspend',
      icon: Ban,
      isAllowed: !partnerStatus.is(partner, 'suspended'),
      isDestructive: true,
      question: questions.suspend,
      warning,
      answer: { kind: 'reason', presets: reasons },
      request: patch(`${name} suspended`, (reason) => ({ status: 'suspended', reason })),
    },
  }
}
