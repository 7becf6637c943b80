import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
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
  type NamedAction,
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
  /** In a sheet, no button moves while the record is open: see `usePlaces`. */
  isInSheet?: boolean
}

const findNamed = (actions: readonly NamedAction[], name: string) =>
  actions.find((action) => action.name === name)
const isApart = ({ action }: NamedAction) => Number(action.place === 'apart')

/** In a sheet, the primary action is after the others, and a destructive one before them. */
const sheetPlaceOf = ({ action: { isDestructive, isPrimary } }: NamedAction) =>
  isPrimary ? 1 : isDestructive ? -1 : 0
// Focuses the text box of a sheet.
const BOX_KEY = 'r'
const APART = 'sm:ml-apart'
const lookOf = (place: RecordAction['place']) => (place ? 'ghost' : 'outline')

export function RecordButtons(props: RecordButtonsProps) {
  const { record, actions, onOpen, isInSheet = false } = props
  const shown = shownActions(actions)
    .filter(({ action }) => action.place !== 'menu')
    .toSorted(
      (a, b) => isApart(a) - isApart(b) || (isInSheet ? sheetPlaceOf(a) - sheetPlaceOf(b) : 0),
    )
  const keys = actionKeys(shown)
  const keyOf = (name: string) =>
    isInSheet && keys.get(name) === BOX_KEY ? undefined : keys.get(name)
  const hasKeys = singleKeyShortcuts.use()
  const { send, pending } = useSendAtOnce(record, props.readActions)
  const places = usePlaces(record.id, shown)
  return (isInSheet ? places : shown).map(({ name, action }) => {
    if (!findNamed(shown, name)) return <EmptyPlace key={name} action={action} />
    const shortcut = hasKeys ? keyOf(name) : undefined
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

/**
 * The actions in the order in which they appeared while the record was open, including those that
 * have gone.
 */
function usePlaces(id: string, shown: readonly NamedAction[]) {
  const [known, setKnown] = useState({ id, actions: shown })
  const before = known.id === id ? known.actions : []
  const added = shown.filter(({ name }) => !findNamed(before, name))
  const actions = [...before, ...added]
  if (known.id !== id || added.length > 0) setKnown({ id, actions })
  return actions.map((action) => findNamed(shown, action.name) ?? action)
}

/** As wide as the button of the action. */
const EmptyPlace = ({ action: { label, icon: Icon, place } }: { action: RecordAction }) => (
  <span
    aria-hidden="true"
    className={clsx(buttonVariants({ variant: lookOf(place) }), place && APART, 'invisible')}
  >
    <Icon />
    <span>{label}</span>
  </span>
)

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
  return (
    <>
      <Button
        ref={button}
        variant={isPrimary && !reason ? 'primary' : lookOf(place)}
        className={clsx(
          isDestructive && 'text-danger',
          place && APART,
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
