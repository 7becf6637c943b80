import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { IconNode } from 'lucide'
import { useRef } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useFocusFallback } from '@/lib/focus'
import type { RecordChange } from '@/lib/module-api'
import type { Outcome } from '@/lib/outcome'
import { useSubmitOnce } from '@/lib/use-submit-once'

interface Action {
  label: string
  icon: IconNode
  /** Whether the record's status allows it. Only for display: the server decides. */
  isAllowed: boolean
  isDestructive?: boolean
}

/** An action that asks first. */
interface DialogAction<TDialog extends string> extends Action {
  dialog: TDialog
}

/** An action on another page. */
interface LinkAction extends Action {
  link: LinkProps
}

/** An action without a question: the button sends the change. */
interface DirectAction<TBody> extends Action {
  mutation: UseMutationOptions<Outcome, DefaultError, RecordChange<TBody>>
  change: RecordChange<TBody>
}

/** A button of a details page. */
export type RecordAction<TDialog extends string, TBody = never> =
  | DialogAction<TDialog>
  | LinkAction
  | DirectAction<TBody>

interface RecordActionsProps<TDialog extends string, TBody> {
  actions: readonly RecordAction<TDialog, TBody>[]
  onOpen: (dialog: TDialog) => void
}

export function RecordActions<TDialog extends string, TBody>({
  actions,
  onOpen,
}: RecordActionsProps<TDialog, TBody>) {
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
      if ('mutation' in action) return <DirectButton key={label} action={action} />
      const open = () => onOpen(action.dialog)
      return <ActionButton key={label} action={action} isPending={false} onClick={open} />
    })
}

function DirectButton<TBody>({ action }: { action: DirectAction<TBody> }) {
  const { submit, isPending } = useSubmitOnce(action.mutation)
  return (
    <ActionButton
      action={action}
      isPending={isPending}
      onClick={() => void submit(action.change, () => {})}
    />
  )
}

// After an action the status may no longer allow it: then its button is gone.
const findOther = () => document.querySelector<HTMLElement>('[data-slot="actions"] button')

interface ActionButtonProps {
  action: Action
  isPending: boolean
  onClick: () => void
}

function ActionButton({ action, isPending, onClick }: ActionButtonProps) {
  const { label, icon, isDestructive } = action
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findOther)
  return (
    <Button
      ref={button}
      variant="outline"
      className={isDestructive ? 'text-danger' : ''}
      loading={isPending}
      onClick={onClick}
    >
      <Icon of={icon} />
      {label}
    </Button>
  )
}
