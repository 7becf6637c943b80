import { undoableOf, undoMutation } from '@/api/undo'
import { Button } from '@/components/ui/button'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import type { WayBack } from '@/lib/way-back'
import { useUndoable } from '@/memory/changes'

interface UndoButtonProps {
  wayBack: WayBack
  /** The accessible name. It begins with "Undo". */
  label?: string
  className?: string
  onUndone?: () => void
}

/** Renders nothing once the change cannot be undone any more. */
export function UndoButton({ wayBack, label, className, onUndone }: UndoButtonProps) {
  const change = useUndoable(wayBack)
  const { submit, isPending } = useSubmitOnce(undoMutation)
  const undoable = change && undoableOf(change)
  if (!undoable) return null
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={label}
      className={className}
      loading={isPending || change.isUndoing === true}
      onClick={() => void submit(undoable, () => onUndone?.())}
    >
      Undo
    </Button>
  )
}
