import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordRequest } from '@/api/requests'
import { permissionOf, type ActionOf, type Resource, type ResourceName } from '@/api/resource'

interface CommonAction {
  label: string
  icon: LucideIcon
  /** Whether the record's status allows it. Only for display: the server decides. */
  isAllowed: boolean
  isDestructive?: boolean
  /** Rendered as the primary button. */
  isPrimary?: boolean
  /** By default the resource and the action's name: "payouts.approve". */
  permission?: string
}

/** What a question asks for, besides yes or no. */
export type Answer =
  | { kind: 'reason'; presets: readonly string[] }
  /** The record's note, which the answer replaces. */
  | { kind: 'note'; value: string; maxLength: number }

/** A request that is sent after a question. */
export interface QuestionAction extends CommonAction {
  kind: 'question'
  /** Names the record and the consequence. */
  question: string
  /** More about the consequence. */
  warning?: ReactNode
  answer?: Answer
  request: RecordRequest
  /** The dialog's title: by default the label with the kind of record, "Block user". */
  title?: string
  /** The button that confirms: by default the title. */
  confirmLabel?: string
  /** The button that closes the dialog: by default "Cancel". */
  closeLabel?: string
}

/** An action on a record: a button of its details, or an entry of its row's menu. */
export type RecordAction =
  | QuestionAction
  /** An action on another page. */
  | (CommonAction & { kind: 'link'; link: LinkProps })
  /** A request without a question. */
  | (CommonAction & { kind: 'request'; request: RecordRequest })
  /** An action with a dialog of its own. */
  | (CommonAction & { kind: 'dialog'; render: (onClose: () => void) => ReactNode })

/** The actions on a record by name. The name is that of the dialog in the URL, and of the permission. */
export type RecordActions = Readonly<Record<string, RecordAction>>

/** All actions of a resource: `payoutActions = (payout: Payout): ActionsOf<typeof payoutResource> => ({ approve: … })`. */
export type ActionsOf<T extends Pick<Resource, 'actions'>> = Readonly<
  Record<ActionOf<T>, RecordAction>
>

/** Reads a record, and resolves to the actions on it; to undefined after a failure. */
export type ReadActions = () => Promise<RecordActions | undefined>

interface AllowedAction {
  name: string
  /** The name of the permission that it needs. */
  permission: string
  action: RecordAction
}

/** The actions that the record's status allows. */
export const allowedActions = (resource: ResourceName, actions: RecordActions): AllowedAction[] =>
  Object.entries(actions)
    .filter(([, { isAllowed }]) => isAllowed)
    .map(([name, action]) => {
      const { permission = permissionOf(resource, name) } = action
      return { name, permission, action }
    })
