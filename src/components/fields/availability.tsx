import { clsx } from 'clsx'
import { capitalize, shorten } from '@/lib/format'
import { Missing } from './cell-text'

const dots = new Map([
  ['online', 'bg-green'],
  ['busy', 'bg-blue'],
])

export function Availability({ availability }: { availability: string | null }) {
  if (!availability) return <Missing />
  const word = availability.toLowerCase()
  return (
    // A new word is a new element.
    <span key={word} className="inline-flex items-center gap-1 wrap-anywhere">
      <span
        aria-hidden="true"
        className={clsx('size-2 rounded-full', dots.get(word) ?? 'bg-gray')}
      />
      {capitalize(shorten(word))}
    </span>
  )
}
