import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { useShortcut } from '@/hooks/use-shortcut'
import { capitalize, shorten } from '@/lib/format'
import { findSearchBox } from './search-box'

interface OwnerChipProps {
  noun: string
  name: string
  onRemove: () => void
  className?: string
}

/** Replaces the search box while the search text is a record's id: "Orders of Chidi Bello". */
export function OwnerChip({ noun, name, onRemove, className }: OwnerChipProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, findSearchBox)
  useShortcut('/', () => button.current?.focus())
  const text = `${capitalize(noun)} of ${shorten(name)}`
  return (
    <div
      className={clsx(
        'flex h-control items-center rounded-md border border-brand bg-brand/8 pl-3 text-brand',
        className,
      )}
    >
      {/* On a phone, the text does not fit on one line. */}
      <bdi
        title={text}
        className="min-w-0 flex-1 max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-[1.1] max-sm:wrap-anywhere sm:truncate"
      >
        {text}
      </bdi>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={`Remove “${text}”`}
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
