import { Ban, Check, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordRequest } from '@/api/requests'
import type { RecordAction } from '@/components/actions/record-action'
import { type PartnerPatch, type partnerActionNames, partnerStatus } from '@/domain/partner'
import { capitalize, formatCount } from '@/lib/format'

interface PartnerActions {
  /** What the partner is: "vendor". */
  noun: string
  patch: (success: string, toBody: (reason: string) => PartnerPatch) => RecordRequest
  partner: { status: string | null }
  /** What each question says. It names the partner and the consequence. */
  questions: { approve: string; suspend: string; reactivate: string }
  /** The presets of the reason for a suspension. */
  reasons: readonly string[]
  /** More about the consequence of a suspension. */
  warning?: ReactNode
}

/** The consequence for what belongs to a partner: " Its 3 drivers get no more orders." Empty if nothing does. */
export function consequenceFor(count: number | null, one: string, many: string) {
  if (count === 0) return ''
  if (count === 1) return ` Its ${one}.`
  return count === null ? ` Its ${many}.` : ` Its ${formatCount(count)} ${many}.`
}

/** Approve, suspend and reactivate. */
export function partnerActions(
  options: PartnerActions,
): Readonly<Record<(typeof partnerActionNames)[number], RecordAction>> {
  const { noun, partner, questions, reasons, warning, patch } = options
  const name = capitalize(noun)
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
