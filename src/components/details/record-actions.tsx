import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import type { IconNode } from 'lucide'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
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

/** An action without a question: the button sends the change. */
interface DirectAction<TBody> extends Action {
  mutation: UseMutationOptions<Outcome, DefaultError, RecordChange<TBody>>
  change: RecordChange<TBody>
}

/** A button of a details page. */
export type RecordAction<TDialog extends string, TBody = never> =
  | DialogAction<TDialog>
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
    .map((action) =>
      'dialog' in action ? (
        <ActionButton
          key={action.label}
          action={action}
          isPending={false}
          onClick={() => onOpen(action.dialog)}
        />
      ) : (
        <DirectButton key={action.label} action={action} />
      ),
    )
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
