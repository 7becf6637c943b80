import { clsx } from 'clsx'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'

export interface Restored {
  /** The draft has something to restore. */
  isTyped: boolean
  /** The draft was being sent, and nothing shows whether it arrived. */
  wasSaving: boolean
  isFileMissing: boolean
  onDiscard: () => void
}

interface RestoredNoteProps extends Restored {
  id: string
  /** Shown if the draft may already have been sent. */
  warning: string
  /** Finds the field that gets the focus of the removed button. */
  findField: () => HTMLElement | null | undefined
  className?: string
}

/** Says that a draft was restored. Warns if the draft may already have been sent. */
export function RestoredNote(props: RestoredNoteProps) {
  const { id, isTyped, wasSaving, isFileMissing, warning, onDiscard, findField, className } = props
  const ref = useRef<HTMLDivElement>(null)
  useFocusFallback(ref, findField)
  const Icon = wasSaving ? TriangleAlert : RotateCcw
  const texts = [
    isTyped && 'Draft restored',
    wasSaving && warning,
    isFileMissing && 'Choose the file again',
  ].filter((text) => text !== false)
  return (
    <div
      ref={ref}
      className={clsx(
        'flex items-start gap-near rounded-md px-3 py-1',
        wasSaving ? 'bg-orange/12 text-orange' : 'bg-muted text-muted-foreground',
        className,
      )}
    >
      <Icon className="mt-2 size-4 shrink-0" />
      <div id={id} className="min-w-0 flex-1 py-1">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Button variant="outline" size="sm" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}
