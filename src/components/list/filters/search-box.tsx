import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH, toSearch } from '@/api/list'
import { Input } from '@/components/ui/input'
import { DEBOUNCE_MS } from '@/hooks/use-debounced'
import { findFirstRow } from '@/hooks/use-focus-fallback'
import { useShortcut } from '@/hooks/use-shortcut'
import { isComposing } from '@/lib/keys'
import { findFirst } from '@/lib/overlays'
import { firstCharacters } from '@/lib/visible-text'

export const findSearchBox = () => findFirst('input[type="search"]')

interface SearchBoxProps {
  value: string
  onSearch: (text: string) => void
  /** The accessible name, and the default placeholder with "...". */
  label: string
  placeholder?: string | undefined
  className?: string
}

/**
 * Searches with a debounce, or at once on Enter. "/" focuses the box, and the down arrow focuses
 * the first row. The text follows `value` when it changes elsewhere, such as with Back.
 */
export function SearchBox({ value, onSearch, label, placeholder, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Submitted searches that are not yet in `value`.
  const [pending, setPending] = useState<readonly string[]>([])

  if (value !== lastValue) {
    setLastValue(value)
    if (pending.includes(value)) {
      setPending(pending.slice(pending.indexOf(value) + 1))
    } else {
      // The change comes from Back or a link.
      setPending([])
      setText(value)
    }
  }

  function search(newText: string) {
    const searched = toSearch(newText)
    if (searched === (pending.at(-1) ?? value)) return
    setPending([...pending, searched])
    onSearch(searched)
  }
  const onDebounceEnd = useEffectEvent(search)
  useShortcut('/', () => {
    input.current?.focus()
    input.current?.select()
  })
  useEffect(() => {
    const timer = setTimeout(() => onDebounceEnd(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div role="search" className={clsx('@container relative', className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground @max-[13rem]:hidden" />
      <Input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        value={text}
        placeholder={placeholder ?? `${label}...`}
        aria-label={label}
        // In a narrow box, the placeholder needs the space of the icon.
        className="text-ellipsis @max-[13rem]:pr-1 @min-[13rem]:pl-9"
        onChange={(event) => setText(firstCharacters(event.target.value, MAX_SEARCH_LENGTH))}
        onKeyDown={(event) => {
          // During IME composition these keys belong to the input method.
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Enter') search(text)
          // The browser clears the text on the first press. The second one blurs the field.
          if (event.key === 'Escape' && text === '') event.currentTarget.blur()
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            findFirstRow()?.focus()
          }
        }}
      />
    </div>
  )
}
