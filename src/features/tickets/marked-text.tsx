import { clsx } from 'clsx'
import { splitAtPlaceholders } from './placeholders'

interface MarkedTextProps {
  text: string
  className?: string
}

/** A text with its placeholders marked. */
export const MarkedText = ({ text, className = 'text-inherit' }: MarkedTextProps) =>
  Array.from(splitAtPlaceholders(text), (part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <mark key={index} className={clsx('rounded-sm bg-orange/25', className)}>
        {part}
      </mark>
    ),
  )
