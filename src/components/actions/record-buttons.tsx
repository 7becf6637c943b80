import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { requestMutation, type RecordRef, type RecordRequest } from '@/api/requests'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button, buttonVariants } from '@/components/ui/button'
import { hintProps, tooltipProps } from '@/components/ui/tooltip-props'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { singleKeyShortcuts } from '@/hooks/use-shortcut'
import { findFirst } from '@/lib/overlays'
import { toast } from '@/lib/toast'
import { actionKeys } from './action-keys'
import {
  impossibleText,
  shownActions,
  type RecordAction,
  type RecordActions,
} from './record-action'

interface RecordButtonsProps {
  record: RecordRef
  actions: RecordActions
  onOpen: (name: string) => void
  place?: 'apart'
}

export function RecordButtons(props: RecordButtonsProps) {
  const { record, actions, onOpen, place } = props
  const all = shownActions(actions)
  const shown = all.filter(({ action }) => action.place === place)
  const keys = actionKeys(all)
  const hasKeys = singleKeyShortcuts.use()
  return shown.map(({ name, action }) => {
    const shortcut = hasKeys ? keys.get(name) : undefined
    if (!action.isAllowed) {
      return (
        <ActionButton
          key={name}
          {...{ action, shortcut }}
          onClick={() => toast.warning(impossibleText(action, record))}
        />
      )
    }
    switch (action.kind) {
      case 'link':
        return (
          <Link
            key={name}
            {...action.link}
            className={buttonVariants({ variant: 'outline' })}
            {...(shortcut && hintProps(action.label, shortcut))}
          >
            <action.icon />
            <span>{action.label}</span>
          </Link>
        )
      case 'request':
        return (
          <RequestButton key={name} {...{ action, record, shortcut }} request={action.request} />
        )
      case 'question':
      case 'dialog':
        return <ActionButton key={name} {...{ action, shortcut }} onClick={() => onOpen(name)} />
    }
  })
}

interface RequestButtonProps extends Pick<ActionButtonProps, 'action' | 'shortcut'> {
  request: RecordRequest
  record: RecordRef
}

function RequestButton({ request, record, ...props }: RequestButtonProps) {
  const { submit, isPending } = useSubmitOnce(requestMutation(request))
  return (
    <ActionButton
      {...props}
      isPending={isPending}
      onClick={() => void submit({ record, answer: '' }, () => {})}
    />
  )
}

// The button may be gone after its action. The focus then moves to another control, but never to a
// destructive button: a second Enter must not trigger it.
const OTHER = '[data-slot="text-area"], [data-slot="actions"] button:not([data-destructive])'
const findOther = () => findFirst(OTHER)

interface ActionButtonProps {
  action: RecordAction
  shortcut: string | undefined
  isPending?: boolean
  onClick: () => void
}

function ActionButton({ action, shortcut, isPending = false, onClick }: ActionButtonProps) {
  const { label, icon: Icon, isDestructive, isPrimary, place, isAllowed, obstacle } = action
  const reasonId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findOther)
  const reason = isAllowed ? false : obstacle
  const look = isPrimary && !reason ? 'primary' : place ? 'ghost' : 'outline'
  return (
    <>
      <Button
        ref={button}
        variant={look}
        className={clsx(
          isDestructive && 'text-danger',
          place && 'sm:mr-auto',
          reason && 'cursor-not-allowed text-muted-foreground',
        )}
        data-destructive={isDestructive || undefined}
        loading={isPending}
        {...(shortcut && hintProps(label, shortcut))}
        // Not `disabled`, so that the button keeps the focus and screen readers read the reason.
        {...(reason && {
          ...tooltipProps(null, shortcut),
          'aria-disabled': true,
          'aria-describedby': reasonId,
        })}
        onClick={onClick}
      >
        <Icon />
        <span>{label}</span>
      </Button>
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}
