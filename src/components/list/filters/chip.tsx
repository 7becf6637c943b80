import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { useShortcut } from '@/hooks/use-shortcut'
import { capitalize, shorten } from '@/lib/format'
import { withoutIsolates, isolate } from '@/lib/isolate'
import { findSearchBox } from './search-box'

interface ChipProps {
  text: string
  /** Its button. */
  button: RefObject<HTMLButtonElement | null>
  /** Must be stable. Returns what gets the focus after the removal. */
  findFallback: () => HTMLElement | null
  onRemove: () => void
  className?: string | undefined
}

/** What a list is limited to, with a button that removes it: "Orders of Chidi Bello". */
export function Chip({ text, button, findFallback, onRemove, className }: ChipProps) {
  const plain = withoutIsolates(text)
  useFocusFallback(button, findFallback)
  return (
    <div
      className={clsx(
        'flex h-control items-center rounded-md border border-brand bg-brand/8 pl-3 text-brand',
        className,
      )}
    >
      {/* On a phone, the text does not fit on one line. */}
      <bdi
        title={plain}
        className="min-w-0 flex-1 max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-[1.1] max-sm:wrap-anywhere sm:truncate"
      >
        <Sentence text={text} />
      </bdi>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={`Remove “${plain}”`}
        onClick={onRemove}
        onKeyDown={({ key }) => {
          if (key === 'Backspace' || key === 'Delete') onRemove()
        }}
      >
        <X />
      </Button>
    </div>
  )
}

interface OwnerChipProps {
  noun: string
  name: string
  onRemove: () => void
  className?: string
}

/** Replaces the search box while the search text is a record's id: "Orders of Chidi Bello". */
export function OwnerChip({ noun, name, ...props }: OwnerChipProps) {
  const button = useRef<HTMLButtonElement>(null)
  useShortcut('/', () => button.current?.focus())
  const text = `${capitalize(noun)} of ${isolate(shorten(name))}`
  return <Chip text={text} button={button} findFallback={findSearchBox} {...props} />
}
