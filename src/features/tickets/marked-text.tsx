import { clsx } from 'clsx'

interface MarkedTextProps {
  /** Those with an odd index are marked: `splitAtPlaceholders`. */
  parts: readonly string[]
  className?: string
}

export const MarkedText = ({ parts, className = 'text-inherit' }: MarkedTextProps) =>
  Array.from(parts, (part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <mark key={index} className={clsx('rounded-sm bg-orange/25', className)}>
        {part}
      </mark>
    ),
  )
