import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordRequest } from '@/api/requests'
import { permissionOf, type ActionOf, type Resource, type ResourceName } from '@/api/resource'

interface CommonAction {
  label: string
  icon: LucideIcon
  /** Whether the record's status allows the action. For display only: the server decides. */
  isAllowed: boolean
  isDestructive?: boolean
  isPrimary?: boolean
  /**
   * Where the details show the action: apart from the other buttons, or nowhere (`menu`). The row's
   * menu contains all actions.
   */
  place?: 'apart' | 'menu'
  /** By default, the resource and the action's name: "payouts.approve". */
  permission?: string
}

export type Answer =
  | { kind: 'reason'; presets: readonly string[] }
  /** Replaces the record's note. */
  | { kind: 'note'; value: string; maxLength: number }

/** A sentence, optionally with an emphasized name in it. */
export type Question = string | readonly [before: string, name: string, after: string]

export interface QuestionAction extends CommonAction {
  kind: 'question'
  /** Names the record and the consequence. */
  question: Question
  warning?: ReactNode
  answer?: Answer
  request: RecordRequest
  /** The dialog's title. By default, the label and the noun: "Block user". */
  title?: string
  /** By default, the title. */
  confirmLabel?: string
  /** By default, "Cancel". */
  closeLabel?: string
}

export type RecordAction =
  | QuestionAction
  | (CommonAction & { kind: 'link'; link: LinkProps })
  | (CommonAction & { kind: 'request'; request: RecordRequest })
  | (CommonAction & { kind: 'dialog'; render: (onClose: () => void) => ReactNode })

export type RecordActions = Readonly<Record<string, RecordAction>>

/** `payoutActions = (payout: Payout): ActionsOf<typeof payoutResource> => ({ approve: … })`. */
export type ActionsOf<T extends Pick<Resource, 'actions'>> = Readonly<
  Record<ActionOf<T>, RecordAction>
>

/** Refetches a record and resolves to its actions, or to undefined after an error. */
export type ReadActions = () => Promise<RecordActions | undefined>

interface AllowedAction {
  name: string
  permission: string
  action: RecordAction
}

export const allowedActions = (resource: ResourceName, actions: RecordActions): AllowedAction[] =>
  Object.entries(actions)
    .filter(([, { isAllowed }]) => isAllowed)
    .map(([name, action]) => {
      const { permission = permissionOf(resource, name) } = action
      return { name, permission, action }
    })
