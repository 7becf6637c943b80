import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordRequest } from '@/api/requests'
import type { ActionOf, Resource } from '@/api/resource'
import type { PickerProps } from '@/components/form/record-picker'

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
  /** Only offered if the backend has the action's name in `capabilities.actions`. */
  isAnnounced?: true
  /** What it has there instead, if several actions have one request. */
  announcedAs?: string
  /** The name of an action. If the backend announces that one, this one is not allowed. */
  replacedBy?: string | false
}

export type Answer =
  | { kind: 'reason'; presets: readonly string[] }
  /** Replaces the record's note. */
  | { kind: 'note'; value: string; maxLength: number }

/** A sentence, optionally with an emphasized name in it. */
export type Question = string | readonly [before: string, name: string, after: string]

/** How an action is done to many records at once, and what it means for this one. */
export interface Many {
  /** The button above the selected rows. By default, the action's label. */
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
  /** The consequence for all of them, in whole sentences. */
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
    const isAllowed = action.isAllowed && !isReplaced && isPermitted(name)
    offered[name] = { ...action, isAllowed }
  }
  return offered
}

/** The allowed actions with their names. */
export const allowedActions = (actions: RecordActions) =>
  Object.entries(actions)
    .filter(([, { isAllowed }]) => isAllowed)
    .map(([name, action]) => ({ name, action }))
