import { useRef } from 'react'
import { undoableOf, undoMutation } from '@/api/undo'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import type { WayBack } from '@/lib/way-back'
import { useUndoable } from '@/memory/changes'

interface UndoButtonProps extends Omit<ShownButtonProps, 'isSending' | 'onPress'> {
  wayBack: WayBack
  onUndone?: () => void
}

/** Renders nothing once the change cannot be undone any more. */
export function UndoButton({ wayBack, onUndone, ...props }: UndoButtonProps) {
  const change = useUndoable(wayBack)
  const undoable = change && undoableOf(change)
  const { submit, isPending } = useSubmitOnce(undoMutation)
  return (
    undoable && (
      <ShownButton
        {...props}
        isSending={isPending || change.isUndoing === true}
        onPress={() => void submit(undoable, () => onUndone?.())}
      />
    )
  )
}

interface ShownButtonProps {
  /** The accessible name. It begins with "Undo". */
  label?: string
  /** The id of the text that says what it undoes. */
  describedBy?: string
  className?: string
  /** Returns the element to focus once the button is gone. By default the dialog. */
  findFallback?: () => HTMLElement | null
  isSending: boolean
  onPress: () => void
}

function ShownButton(props: ShownButtonProps) {
  const { label, describedBy, className, findFallback, isSending, onPress } = props
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findFallback)
  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
      loading={isSending}
      onClick={onPress}
    >
      Undo
    </Button>
  )
}
