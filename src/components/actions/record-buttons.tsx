import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { patchMutation, type Target } from '@/api/requests'
import type { ModuleDefinition } from '@/api/resource'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import type { Action, DirectAction, RecordAction, SendAction } from './record-action'

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
