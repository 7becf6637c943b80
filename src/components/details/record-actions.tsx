import type { UseMutationOptions } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { IconNode } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Body } from '@/lib/endpoint'
import { useFocusFallback } from '@/lib/focus'
import type { ApiError } from '@/lib/http'
import type { ModuleDefinition } from '@/lib/module'
import { patchMutation, type Target } from '@/lib/module-api'
import type { Outcome } from '@/lib/outcome'
import { useSubmitOnce } from '@/lib/use-submit-once'

interface Action {
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
interface DirectAction<TBody extends Body = Body> extends Action {
  body: TBody
  /** The toast's title. */
  success: string
}

type TargetMutation = UseMutationOptions<Outcome, ApiError, Target>

/** A request other than `PATCH`, without a question: the button sends it. */
interface SendAction extends Action {
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

/** An action on a record, as a button of its page. */
export type RecordAction<TBody extends Body = Body> =
  | LinkAction
  | DirectAction<TBody>
  | SendAction
  | QuestionAction<TBody>
  | CustomAction

interface RecordActionsProps {
  definition: Pick<ModuleDefinition, 'path'>
  record: Target
  actions: readonly RecordAction[]
  onOpen: (dialog: string) => void
}

/** The buttons of the actions that the record's status allows. */
export function RecordActions({ actions, onOpen, ...shared }: RecordActionsProps) {
  return actions
    .filter(({ isAllowed }) => isAllowed)
    .map((action) => {
      const { label, icon } = action
      if ('link' in action) {
        return (
          <Link key={label} {...action.link} className={buttonVariants({ variant: 'outline' })}>
            <Icon of={icon} />
            {label}
          </Link>
        )
      }
      if ('dialog' in action) {
        return <ActionButton key={label} action={action} onClick={() => onOpen(action.dialog)} />
      }
      if ('body' in action) return <DirectButton key={label} action={action} {...shared} />
      return <SendButton key={label} action={action} record={shared.record} />
    })
}

interface DirectButtonProps extends Pick<RecordActionsProps, 'definition' | 'record'> {
  action: DirectAction
}

function DirectButton({ definition, record, action }: DirectButtonProps) {
  const { success, body } = action
  const { submit, isPending } = useSubmitOnce(patchMutation(definition, success))
  return (
    <ActionButton
      action={action}
      isPending={isPending}
      onClick={() => void submit({ ...record, body }, () => {})}
    />
  )
}

interface SendButtonProps extends Pick<RecordActionsProps, 'record'> {
  action: SendAction
}

function SendButton({ record, action }: SendButtonProps) {
  const { submit, isPending } = useSubmitOnce(action.mutation)
  return (
    <ActionButton
      action={action}
      isPending={isPending}
      onClick={() => void submit(record, () => {})}
    />
  )
}

// After an action the status may no longer allow it: then its button is gone. A second Enter must not start what is destructive.
const OTHER = '[data-slot="text-area"], [data-slot="actions"] button:not([data-destructive])'
const findOther = () => document.querySelector<HTMLElement>(OTHER)

interface ActionButtonProps {
  action: Action
  isPending?: boolean
  onClick: () => void
}

function ActionButton({ action, isPending = false, onClick }: ActionButtonProps) {
  const { label, icon, isDestructive, isPrimary } = action
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findOther)
  return (
    <Button
      ref={button}
      variant={isPrimary ? 'primary' : 'outline'}
      className={isDestructive ? 'text-danger' : ''}
      data-destructive={isDestructive || undefined}
      loading={isPending}
      onClick={onClick}
    >
      <Icon of={icon} />
      {label}
    </Button>
  )
}
