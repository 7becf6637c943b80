import type { UseMutationOptions } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import type { Body } from '@/api/endpoint'
import type { ApiError } from '@/api/http'
import type { Outcome } from '@/api/outcome'
import type { Target } from '@/api/requests'

/** What every action on a record has. */
export interface Action {
  label: string
  icon: IconNode
  /** Whether the record's status allows it. Only for display: the server decides. */
  isAllowed: boolean
  isDestructive?: boolean
  /** The action that most visits are for. */
  isPrimary?: boolean
}

/** An action on another page. */
interface LinkAction extends Action {
  link: LinkProps
}

/** A change without a question: the button sends it. */
export interface DirectAction<TBody extends Body = Body> extends Action {
  body: TBody
  /** The toast's title. */
  success: string
}

type TargetMutation = UseMutationOptions<Outcome, ApiError, Target>

/** A request other than `PATCH`, without a question: the button sends it. */
export interface SendAction extends Action {
  mutation: TargetMutation
}

/** What an action asks before it is sent. */
interface Question extends Action {
  /** The name of the dialog in the URL. */
  dialog: string
  /** The dialog's title: by default the label and the kind of record, "Block user". */
  title?: string
  /** The button that confirms: by default the title. */
  confirmLabel?: string
  /** The button that closes the dialog: by default "Cancel". */
  closeLabel?: string
  /** It names the object and the consequence. */
  question: string
  /** More about the consequence. */
  warning?: ReactNode
  /** The presets of the reason. Omit them for an action without a reason. */
  reasons?: readonly string[]
  /** The record's note, for the action that changes it. */
  note?: { value: string; maxLength: number }
}

/** A change that asks first. */
interface ChangeQuestion<TBody extends Body> extends Question {
  /** `text` is the reason or the note; it is empty if the action has neither. */
  toBody: (text: string) => TBody
  /** The toast's title. */
  success: string
}

/** A request without a body that asks first, such as a deletion. */
interface RequestQuestion extends Question {
  mutation: TargetMutation
}

export type QuestionAction<TBody extends Body = Body> = ChangeQuestion<TBody> | RequestQuestion

/** An action with a dialog of its own. */
interface CustomAction extends Action {
  dialog: string
  render: (onClose: () => void) => ReactNode
}

/** Reads a record, and resolves to the actions on it; to undefined after a failure. */
export type ReadActions = () => Promise<readonly RecordAction[] | undefined>

/** An action on a record, as a button of its page. */
export type RecordAction<TBody extends Body = Body> =
  | LinkAction
  | DirectAction<TBody>
  | SendAction
  | QuestionAction<TBody>
  | CustomAction
