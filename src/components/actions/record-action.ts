import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Outcome, RecordRef, RecordRequest } from '@/api/requests'
import type { ActionOf, Resource } from '@/api/resource'
import type { PickerProps } from '@/components/form/record-picker'
import type { History } from '@/domain/record-schemas'
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
  /**
   * Only offered if the backend has announced the action in `capabilities.actions`: by its own
   * name, or by this one if several actions share a request.
   */
  needsAnnouncement?: true | string
  /** The name of another action. If the backend has announced it, this action is not allowed. */
  replacedBy?: string | false
  /** The name of another action. Only those who may not use that one get this one. */
  insteadOf?: string
}

/** A sentence, optionally with an emphasized name in it. */
export type Question = string | readonly [before: string, name: string, after: string]

/** The choice of a record. Its id is the answer. */
export interface Choice {
  /** "Choose a driver". */
  error: string
  /** The label of the button: "Assign Musa Ojo". */
  confirmLabel: (chosen: string) => string
  /** The person whom the record is assigned to now. */
  holder: { id: string | null; name: string | null } | null
  /** `isMany`: the choice applies to all selected records. */
  render: (props: PickerProps & { isMany: boolean; onClose: () => void }) => ReactNode
}

/** How long a status lasts, with its request. */
export interface Duration {
  label: string
  request: RecordRequest
}

/** What is asked before the request is sent. With `reasons` or `choice`, the user has to answer. */
export interface Ask {
  /** Names the record and the consequence. */
  question?: Question
  /**
   * Reasons against the action, which the dialog shows first. The button then says "Approve
   * anyway".
   */
  concerns?: readonly string[]
  warning?: ReactNode
  /** What the user decides by. The dialog covers the record: see `questionFacts`. */
  facts?: ReactNode
  /** The dialog asks for one of these or for another reason, which is the answer. */
  reasons?: readonly string[]
  choice?: Choice
  /** The user chooses one, which is the same for all records. The first is the default. */
  durations?: readonly Duration[]
  /** The dialog's title. By default, the label and the noun: "Block user". */
  title?: string
  /** By default, the title. */
  confirmLabel?: string
  /** By default, "Cancel". */
  closeLabel?: string
}

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
  /** What the row does not tell. It follows the consequence. */
  unchecked?: string
  /** In naira. The dialog shows the sum. */
  amount?: number | null
  /**
   * What happens to the amounts of the records that wait for nobody, if others do: "is sent at once".
   * Then it replaces the consequences.
   */
  effect?: { text: string; caution: string }
  /** Why this record is left out, even if its status allows the action. */
  obstacle?: string | false
}

/** The exact way back from an action. */
export interface Undo {
  /** Makes the record what it is now. It gets no answer. */
  request: RecordRequest
  /** What the request restores, as the record has it now. */
  state: string
  /** Other actions that the backend must have announced, and the administrator may use. */
  needs?: readonly string[]
}

/** What an action sends, and how its outcome is recognized. */
export interface ActionRequest {
  request: RecordRequest
  /**
   * What is sent for this record, such as its new position or price. By default, the answer of the
   * user.
   */
  value?: string
  /**
   * Whether the record shows that the action was done with this answer or value. It settles a request whose
   * response was lost. Omit it if a record cannot show this.
   */
  isDone?: (answer: string) => boolean
  /**
   * What must be the same when the record is read again before the request. A request that is sent
   * at once reads the record only if it has this or a way back.
   */
  checked?: string
  /** Omit it if there is no exact way back. */
  undo?: Undo | false
  /**
   * Who else has to act before the action takes effect: "a second administrator". Empty if it takes
   * effect at once. The result of the request says who still has to.
   */
  waitsFor?: string
  many?: Many
}

/** Sends the request after a question. */
export type QuestionAction = CommonAction & ActionRequest & { kind: 'question'; ask: Ask }

export type RecordAction =
  | QuestionAction
  /** Sends the request at once. */
  | (CommonAction & ActionRequest & { kind: 'request' })
  /** Opens a dialog of its own for one record. Many records get the question. */
  | (CommonAction &
      Partial<ActionRequest> & {
        kind: 'form'
        ask?: Ask
        render: (onClose: () => void) => ReactNode
      })
  | (CommonAction & { kind: 'link'; link: LinkProps })
  /** Only for selected rows. The list has the form: `manyForms`. */
  | (CommonAction & ActionRequest & { kind: 'many' })

export type RecordActions = Readonly<Record<string, RecordAction>>

/**
 * The type of a module's actions: `payoutActions = (payout: Payout): ActionsOf<typeof
 * payoutResource> => ({ approve: … })`.
 */
export type ActionsOf<T extends Pick<Resource, 'actions'>> = Readonly<
  Record<ActionOf<T>, RecordAction>
>

/** A record that was read again. */
export interface LatestActions {
  actions: RecordActions
  /** Null if the response does not have it. */
  history: History
}

/**
 * Reads a record again, bypassing the cache. Resolves to null if the record no longer exists.
 * Rejects with an ApiError.
 */
export type ReadActions = () => Promise<LatestActions | null>

/** Whether a record may have its status for this reason. Without a reason, it may be any. */
export const mayBeFor = (reason: string | null, answer: string) =>
  reason === null || reason === answer

/** What an action sends. Undefined for a link. */
export function actionOf(actions: RecordActions, name: string): Partial<ActionRequest> | undefined {
  const action = actions[name]
  return action?.kind === 'link' ? undefined : action
}

/** Whether a record that was read again shows that an action was done. It is null if it is gone. */
export function showsDone(
  latest: Pick<LatestActions, 'actions'> | null,
  name: string,
  { request }: Pick<ActionRequest, 'request'>,
  answer: string,
) {
  if (!latest) return request.isDeletion === true
  return actionOf(latest.actions, name)?.isDone?.(answer) === true
}

/**
 * What a record that was read again shows of an action: false if it was not done, otherwise its
 * result, or true without one.
 */
export function outcomeIn(
  latest: Pick<LatestActions, 'actions'> | null,
  name: string,
  action: Pick<ActionRequest, 'request'>,
  { record, answer }: { record: RecordRef; answer: string },
): Outcome {
  if (!showsDone(latest, name, action, answer)) return false
  const current = latest && actionOf(latest.actions, name)
  return current?.request?.toResult?.(record) ?? true
}

/** Returns a function that reads whether an action was done. Undefined if no record shows this. */
export function doneReader(
  readActions: ReadActions,
  name: string,
  action: ActionRequest,
  record: RecordRef,
) {
  if (!action.isDone && !action.request.isDeletion) return undefined
  return async (answer: string) => outcomeIn(await readActions(), name, action, { record, answer })
}

interface Limits {
  /** The `capabilities.actions` of the list. */
  announced: readonly string[]
  /** Whether the administrator has all permissions that the action needs. */
  isPermitted: (name: string) => boolean
}

/** Limits actions to those that the backend has. Actions without permission are not allowed. */
export function offeredActions(actions: RecordActions, { announced, isPermitted }: Limits) {
  const offered: Record<string, RecordAction> = {}
  function isAnnounced(name: string) {
    const needsAnnouncement = actions[name]?.needsAnnouncement
    const needed = needsAnnouncement === true ? name : needsAnnouncement
    return needed === undefined || announced.includes(needed)
  }
  for (const [name, action] of Object.entries(actions)) {
    if (!isAnnounced(name)) continue
    const { replacedBy, insteadOf } = action
    const { needs = [] } = actionOf(actions, name)?.undo || {}
    const hasWayBack = needs.every((other) => isAnnounced(other) && isPermitted(other))
    const isReplaced = replacedBy && announced.includes(replacedBy)
    const isNeeded = insteadOf === undefined || !isPermitted(insteadOf)
    const isOffered = !isReplaced && isNeeded && isPermitted(name)
    const obstacle = isOffered && action.obstacle
    offered[name] = {
      ...action,
      isAllowed: action.isAllowed && isOffered,
      obstacle: obstacle || false,
      ...(!hasWayBack && { undo: false }),
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

/** An action of one record. */
export interface NamedAction {
  name: string
  action: Exclude<RecordAction, { kind: 'many' }>
}

/** The allowed actions with their names. */
export const allowedActions = (actions: RecordActions): readonly NamedAction[] =>
  shownActions(actions).filter(({ action }) => action.isAllowed)

/** The allowed actions, and those that are disabled with a reason. */
export const shownActions = (actions: RecordActions): readonly NamedAction[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    action.kind !== 'many' && (action.isAllowed || action.obstacle) ? { name, action } : [],
  )
