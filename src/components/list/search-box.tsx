import { Search } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { MAX_SEARCH_LENGTH } from '@/lib/list'
import { useShortcut } from '@/lib/shortcuts'
import { cn } from '@/lib/utils'
import { findFirstRow } from './use-row-actions'

const WAIT_MS = 300

/** The search box of the page's list. */
export const findSearchBox = () => document.querySelector<HTMLElement>('input[type="search"]')

interface SearchBoxProps {
  /** What is searched for at present. */
  value: string
  onSearch: (text: string) => void
  /** What is searched: the field's name, and with three dots its placeholder. */
  label: string
  className?: string
}

/**
 * A text that is searched for 300 ms after the last key, or at once with Enter. It follows a `value` from elsewhere. "/"
 * leads to it, and from it the down arrow to the rows that it finds.
 */
export function SearchBox({ value, onSearch, label, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  // What was asked for and has not become the value yet.
  const [asked, setAsked] = useState<readonly string[]>([])

  if (value !== seen) {
    setSeen(value)
    if (asked.includes(value)) {
      setAsked(asked.slice(asked.indexOf(value) + 1))
    } else {
      // It was not asked for here: it comes from the back button or a link, and the box follows it.
      setAsked([])
      setText(value)
    }
  }

  function search(wanted: string) {
    const trimmed = wanted.trim()
    if (trimmed === (asked.at(-1) ?? value)) return
    setAsked([...asked, trimmed])
    onSearch(trimmed)
  }
  const searchLater = useEffectEvent(search)
  useShortcut('/', () => {
    input.current?.focus()
    input.current?.select()
  })
  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div role="search" className={cn('relative', className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        value={text}
        placeholder={`${label}...`}
        aria-label={label}
        maxLength={MAX_SEARCH_LENGTH}
        className="pl-9"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // These keys choose among the characters that are being composed.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') search(text)
          // The first press clears the text, as in every search field; the next one leaves it.
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
