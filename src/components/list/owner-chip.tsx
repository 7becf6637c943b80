import { useRef } from 'react'
import { useShortcut } from '@/hooks/use-shortcut'
import { capitalize, shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { Chip } from './chip'
import { findSearchBox } from './search-box'

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
