import { Ban, Check, RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import type { RecordAction } from '@/components/actions/record-action'
import { isStatus } from '@/components/ui/status'
import type { PartnerPatch } from '@/domain/partner'
import { capitalize, formatCount } from '@/lib/format'

interface PartnerActions {
  /** What the partner is: "vendor". */
  noun: string
  partner: { status: string | null }
  /** What each question says. It names the partner and the consequence. */
  questions: { approve: string; suspend: string; reactivate: string }
  /** The presets of the reason for a suspension. */
  reasons: readonly string[]
  /** More about the consequence of a suspension. */
  warning?: ReactNode
}

/** The consequence for what belongs to a partner: " Its 3 drivers get no more orders." Empty if nothing does. */
export function forItsOwn(count: number | null, one: string, many: string) {
  if (count === 0) return ''
  if (count === 1) return ` Its ${one}.`
  return count === null ? ` Its ${many}.` : ` Its ${formatCount(count)} ${many}.`
}

/** The actions that let a vendor, logistics company or driver in or out. */
export function partnerActions(options: PartnerActions): RecordAction<PartnerPatch>[] {
  const { noun, partner, questions, reasons, warning } = options
  const name = capitalize(noun)
  return [
    {
      dialog: 'approve',
      label: 'Approve',
      icon: Check,
      isAllowed: isStatus(partner, 'pending'),
      question: questions.approve,
      toBody: () => ({ status: 'active' }),
      success: `${name} approved`,
    },
    {
      dialog: 'reactivate',
      label: 'Reactivate',
      icon: RotateCcw,
      isAllowed: isStatus(partner, 'suspended'),
      question: questions.reactivate,
      toBody: () => ({ status: 'active' }),
      success: `${name} reactivated`,
    },
    {
      dialog: 'suspend',
      label: 'Suspend',
      icon: Ban,
      isAllowed: !isStatus(partner, 'suspended'),
      isDestructive: true,
      question: questions.suspend,
      warning,
      reasons,
      toBody: (reason) => ({ status: 'suspended', reason }),
      success: `${name} suspended`,
    },
  ]
}
