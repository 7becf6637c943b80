import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordRef, RecordRequest } from '@/api/requests'
import type { ActionOf, Resource } from '@/api/resource'
import type { PickerProps } from '@/components/form/record-picker'
import { isolate } from '@/lib/isolate'

interface CommonAction {
  label: string
  icon: LucideIcon
  /** Whether the record's status allows the action. For display only: the server decides. */
  isAllowed: boolean
  /** The reason of a disabled button. Without it, an action that is not allowed has no button. */
  obstacle?: string | false
  isDestructive?: boolean
  isPrimary?: boolean
  /** The position in the details: away from the other buttons, or only in the row's menu. */
  place?: 'apart' | 'menu'
  /** Only offered if the backend has announced the action's name in `capabilities.actions`. */
  needsAnnouncement?: true
  /** The announced name, if several actions share one request. */
  announcedAs?: string
  /** The name of another action. If the backend has announced it, this action is not allowed. */
  replacedBy?: string | false
}

/** A sentence, optionally with an emphasized name in it. */
export type Question = string | readonly [before: string, name: string, after: string]

/** How the action applies to many records, and what it means for this record. */
export interface Many {
  /**
   * The label of the button above the selected rows, if the action's label depends on the record.
   */
  label?: string
  /**
   * The title and the button of the dialog. By default, the label with the records: "Approve 11
   * payouts". `choice` is the name of the chosen record.
   */
  deed?: (records: string, choice?: string) => string
  /** By default, "Cancel". */
  closeLabel?: string
  /** The participle for results: "approved" in "9 approved, 1 refused". */
  done: string
  /** The consequence, in whole sentences. The dialog shows each different one once. */
  consequence?: string
  /** In naira. The dialog shows the sum. */
  amount?: number | null
  /** Why this record is left out, even if its status allows the action. */
  obstacle?: string | false
  /**
   * Whether the record shows that the action was done. It settles a request whose response was
   * lost. Omit it if a record cannot show this.
   */
  showsChange?: (answer: string) => boolean
}

/** The choice of one record that applies to all selected ones. Its id is the answer. */
export interface ManyChoice {
  /** "Choose a driver". */
  error: string
  render: (props: PickerProps & { onClose: () => void }) => ReactNode
}

export interface QuestionAction extends CommonAction {
  kind: 'question'
  many?: Many
  /** Names the record and the consequence. */
  question: Question
  /**
   * Reasons against the action, which the dialog shows first. The button then says "Approve
   * anyway".
   */
  concerns?: readonly string[]
  warning?: ReactNode
  /** The dialog asks for one of these or for another reason, which is the answer. */
  reasons?: readonly string[]
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
  | (CommonAction & { kind: 'request'; request: RecordRequest; many?: Many })
  | (CommonAction & {
      kind: 'dialog'
      render: (onClose: () => void) => ReactNode
      /** Many records get a question, with a choice or a reason. */
      many?: Many & { request: RecordRequest; choice?: ManyChoice; reasons?: readonly string[] }
    })

export type RecordActions = Readonly<Record<string, RecordAction>>

/**
 * The type of a module's actions: `payoutActions = (payout: Payout): ActionsOf<typeof
 * payoutResource> => ({ approve: … })`.
 */
export type ActionsOf<T extends Pick<Resource, 'actions'>> = Readonly<
  Record<ActionOf<T>, RecordAction>
>

/** Refetches a record. Resolves to its actions, or to undefined after an error. */
export type ReadActions = () => Promise<RecordActions | undefined>

interface Limits {
  /** The `capabilities.actions` of the list. */
  announced: readonly string[]
  /** Whether the administrator has all permissions that the action needs. */
  isPermitted: (name: string) => boolean
}

/** Limits actions to those that the backend has. Actions without permission are not allowed. */
export function offeredActions(actions: RecordActions, { announced, isPermitted }: Limits) {
  const offered: Record<string, RecordAction> = {}
  for (const [name, action] of Object.entries(actions)) {
    const { needsAnnouncement, announcedAs = name, replacedBy } = action
    if (needsAnnouncement && !announced.includes(announcedAs)) continue
    const isReplaced = replacedBy && announced.includes(replacedBy)
    const isOffered = !isReplaced && isPermitted(name)
    const obstacle = isOffered && action.obstacle
    offered[name] = {
      ...action,
      isAllowed: action.isAllowed && isOffered,
      obstacle: obstacle || false,
    }
  }
  return offered
}

/** The toast text for an action that is not possible, with the reason. */
export const impossibleText = (
  { label, obstacle }: Pick<RecordAction, 'label' | 'obstacle'>,
  { name }: RecordRef,
) =>
  [`${label.replace('…', '')} is not possible for ${isolate(name)}`, obstacle]
    .filter(Boolean)
    .join('\n')

export interface NamedAction {
  name: string
  action: RecordAction
}

/** The allowed actions with their names. */
export const allowedActions = (actions: RecordActions): readonly NamedAction[] =>
  shownActions(actions).filter(({ action }) => action.isAllowed)

/** The allowed actions, and those that are disabled with a reason. */
export const shownActions = (actions: RecordActions) =>
  Object.entries(actions)
    .filter(([, { isAllowed, obstacle }]) => isAllowed || obstacle)
    .map(([name, action]) => ({ name, action }))
