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
  /** Another button is the primary one, such as Send. The buttons are in the order of the actions. */
  isQuiet?: boolean
  /** Only the places of the buttons: the record may not have all fields yet. */
  isLoading?: boolean
}

interface Place extends NamedAction {
  /** Has appeared while the record was open. */
  isAdded?: boolean | undefined
}

const findNamed = (actions: readonly NamedAction[], name: string) =>
  actions.find((action) => action.name === name)
const isApart = ({ action }: NamedAction) => Number(action.place === 'apart')

/** The primary action is after the others, and a destructive one before them. */
const placeOf = ({ action: { isDestructive, isPrimary } }: NamedAction) =>
  isPrimary ? 1 : isDestructive ? -1 : 0
// Focuses the text box of a sheet.
const BOX_KEY = 'r'
const APART = 'sm:ml-apart'
const lookOf = (place: RecordAction['place']) => (place ? 'ghost' : 'outline')

export function RecordButtons(props: RecordButtonsProps) {
  const { record, actions, onOpen, isInSheet = false } = props
  const { isQuiet = false, isLoading = false } = props
  const shown = shownActions(actions)
    .filter(({ action }) => action.place !== 'menu')
    .toSorted((a, b) => isApart(a) - isApart(b) || (isQuiet ? 0 : placeOf(a) - placeOf(b)))
  const keys = actionKeys(shown)
  const keyOf = (name: string) =>
    isInSheet && keys.get(name) === BOX_KEY ? undefined : keys.get(name)
  const hasKeys = singleKeyShortcuts.use()
  const { send, pending } = useSendAtOnce(record, props.readActions)
  const places = usePlaces(record.id, shown)
  const buttons: readonly Place[] = isInSheet ? places : shown
  return buttons.map(({ name, action, isAdded }) => {
    if (isLoading || !findNamed(shown, name))
      return <EmptyPlace key={name} {...{ action, isAdded }} />
    const shortcut = hasKeys ? keyOf(name) : undefined
    if (!action.isAllowed) {
      return (
        <ActionButton
          key={name}
          {...{ action, isAdded, isQuiet, shortcut }}
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
            {...placeProps(action, isAdded)}
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
            {...{ action, isAdded, isQuiet, shortcut }}
            isPending={pending === name}
            onClick={() => void send(name, action)}
          />
        )
      case 'question':
      case 'form':
        return (
          <ActionButton
            key={name}
            {...{ action, isAdded, isQuiet, shortcut }}
            onClick={() => onOpen(name)}
          />
        )
    }
  })
}

/**
 * The actions in the order in which they appeared while the record was open, including those that
 * have gone.
 */
function usePlaces(id: string, shown: readonly NamedAction[]): readonly Place[] {
  const [known, setKnown] = useState({ id, actions: shown, first: shown.length })
  const isSame = known.id === id
  const earlier = isSame ? known.actions : []
  const added = shown.filter(({ name }) => !findNamed(earlier, name))
  const actions = [...earlier, ...added]
  const first = isSame ? known.first : actions.length
  if (!isSame || added.length > 0) setKnown({ id, actions, first })
  return actions.map((before, index) => {
    const { name, action } = findNamed(shown, before.name) ?? before
    return { name, action, isAdded: index >= first }
  })
}

/** A sheet on a phone has places for them: see `ACTIONS` in record-sheet.tsx. */
const placeProps = ({ isPrimary }: RecordAction, isAdded = false) => ({
  'data-primary': isPrimary || undefined,
  'data-added': isAdded || undefined,
})

/** As wide as the button of the action. */
const EmptyPlace = ({ action, isAdded }: Pick<Place, 'action' | 'isAdded'>) => (
  <span
    aria-hidden="true"
    {...placeProps(action, isAdded)}
    className={clsx(
      buttonVariants({ variant: lookOf(action.place) }),
      action.place && APART,
      'invisible',
    )}
  >
    <action.icon />
    <span>{action.label}</span>
  </span>
)

// The button may be gone after its action. The focus then moves to another control, but never to a
// destructive button: a second Enter must not trigger it.
const OTHER = '[data-slot="text-area"], [data-slot="actions"] button:not([data-destructive])'
const findOther = () => findFirst(OTHER)

interface ActionButtonProps extends Pick<Place, 'action' | 'isAdded'> {
  isQuiet: boolean
  shortcut: string | undefined
  isPending?: boolean
  onClick: () => void
}

function ActionButton(props: ActionButtonProps) {
  const { action, isAdded, isQuiet, shortcut, isPending = false, onClick } = props
  const { label, icon: Icon, isDestructive, isPrimary, place, isAllowed, obstacle } = action
  const reasonId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findOther)
  const reason = isAllowed ? false : obstacle
  const hasConcerns = action.kind === 'question' && (action.ask.concerns?.length ?? 0) > 0
  return (
    <>
      <Button
        ref={button}
        // An action with concerns is not the obvious next step.
        variant={isPrimary && !isQuiet && !reason && !hasConcerns ? 'primary' : lookOf(place)}
        className={clsx(
          isDestructive && 'text-danger',
          place && APART,
          reason && 'cursor-not-allowed text-muted-foreground',
        )}
        data-destructive={isDestructive || undefined}
        {...placeProps(action, isAdded)}
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
