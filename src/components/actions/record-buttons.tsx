import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import type { RecordRef } from '@/api/requests'
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
  type ReadActions,
  type RecordAction,
  type RecordActions,
} from './record-action'
import { useSendAtOnce } from './use-send-at-once'

interface RecordButtonsProps {
  record: RecordRef
  actions: RecordActions
  readActions: ReadActions
  onOpen: (name: string) => void
  place?: 'apart'
}

export function RecordButtons(props: RecordButtonsProps) {
  const { record, actions, onOpen, place } = props
  const all = shownActions(actions)
  const shown = all.filter(({ action }) => action.place === place)
  const keys = actionKeys(all)
  const hasKeys = singleKeyShortcuts.use()
  const { send, pending } = useSendAtOnce(record, props.readActions)
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
          <ActionButton
            key={name}
            {...{ action, shortcut }}
            isPending={pending === name}
            onClick={() => void send(name, action)}
          />
        )
      case 'question':
      case 'form':
        return <ActionButton key={name} {...{ action, shortcut }} onClick={() => onOpen(name)} />
    }
  })
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
