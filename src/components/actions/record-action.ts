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
  /** Why it is not allowed, if its button stays: the button is disabled and says so. */
  obstacle?: string | false
  isDestructive?: boolean
  isPrimary?: boolean
  /**
   * Where the details show the action: apart from the other buttons, or nowhere (`menu`). The row's
   * menu contains all actions.
   */
  place?: 'apart' | 'menu'
  /** Only offered if the backend has the action's name in `capabilities.actions`. */
  isAnnounced?: true
  /** What it has there instead, if several actions have one request. */
  announcedAs?: string
  /** The name of an action. If the backend announces that one, this one is not allowed. */
  replacedBy?: string | false
}

export interface Answer {
  kind: 'reason'
  presets: readonly string[]
}

/** A sentence, optionally with an emphasized name in it. */
export type Question = string | readonly [before: string, name: string, after: string]

/** How an action is done to many records at once, and what it means for this one. */
export interface Many {
  /** The button above the selected rows, if the action's label depends on the record. */
  label?: string
  /**
   * The title and the button of the dialog. By default, the label and the records: "Approve 11
   * payouts". `choice` is the name of the chosen record.
   */
  deed?: (records: string, choice?: string) => string
  /** By default, "Cancel". */
  closeLabel?: string
  /** "approved": "9 approved, 1 refused". */
  done: string
  /** The consequence, in whole sentences. The dialog has each one once. */
  consequence?: string
  /** In naira. The dialog has the sum. */
  amount?: number | null
  /** Why this record is left out, even if its status allows the action. */
  obstacle?: string | false
  /**
   * Whether the record shows the change: this settles a request without a response. Omit it if a
   * record cannot show it.
   */
  isDone?: (answer: string) => boolean
}

/** A record that the administrator chooses for all of them. Its id is the answer. */
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
  /** What speaks against it. It has to be read first, and the button says "Approve anyway". */
  concerns?: readonly string[]
  warning?: ReactNode
  answer?: Answer
  request: RecordRequest
  /** A form of its own for one record. Many records get the question. */
  render?: (onClose: () => void) => ReactNode
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
      many?: Many & { request: RecordRequest; choice: ManyChoice }
    })

export type RecordActions = Readonly<Record<string, RecordAction>>

/** `payoutActions = (payout: Payout): ActionsOf<typeof payoutResource> => ({ approve: … })`. */
export type ActionsOf<T extends Pick<Resource, 'actions'>> = Readonly<
  Record<ActionOf<T>, RecordAction>
>

/** Refetches a record and resolves to its actions, or to undefined after an error. */
export type ReadActions = () => Promise<RecordActions | undefined>

interface Limits {
  /** What the backend announces in `capabilities.actions`. */
  announced: readonly string[]
  /** Whether the administrator has the permissions that an action needs. */
  isPermitted: (name: string) => boolean
}

/** The actions that a backend has. Those that the administrator may not do are not allowed. */
export function offeredActions(actions: RecordActions, { announced, isPermitted }: Limits) {
  const offered: Record<string, RecordAction> = {}
  for (const [name, action] of Object.entries(actions)) {
    const { isAnnounced, announcedAs = name, replacedBy } = action
    if (isAnnounced && !announced.includes(announcedAs)) continue
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

/** For a toast: that an action is not possible, and why. */
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

/** Those, and the ones that are disabled for a reason. */
export const shownActions = (actions: RecordActions) =>
  Object.entries(actions)
    .filter(([, { isAllowed, obstacle }]) => isAllowed || obstacle)
    .map(([name, action]) => ({ name, action }))
