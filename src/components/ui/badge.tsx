import { cva } from 'class-variance-authority'
import type { StatusColor } from '@/domain/status'

// A tint of the text color. Opaque, so that it looks the same on a colored row.
const TINT = 'bg-[color-mix(in_oklab,currentColor_11%,var(--color-card))] px-2'

const badgeVariants = cva(
  'inline-block max-w-full truncate rounded-full border border-transparent align-bottom text-sm before:mr-1 before:inline-block before:size-[7px] before:rounded-full before:bg-current before:align-[2px]',
  {
    variants: {
      color: {
        blue: `text-blue ${TINT}`,
        // What is as it should be stays quiet beside what somebody has to look at. In a table, the dots
        // of all badges are aligned. Elsewhere, the dot is below the text above it.
        green: 'text-green in-[td]:@lg:px-2',
        purple: `text-purple ${TINT}`,
        red: `text-red ${TINT}`,
        yellow: `text-yellow ${TINT}`,
        orange: `text-orange ${TINT}`,
        gray: `text-gray ${TINT}`,
        // Darker than `gray`, but as quiet as the others.
        'dark-gray':
          'bg-[color-mix(in_oklab,currentColor_15%,var(--color-card))] px-2 text-dark-gray',
      } satisfies Record<StatusColor, string>,
    },
  },
)

interface BadgeProps {
  color: StatusColor
  /** By default, the text, which may be cut. */
  title?: string | undefined
  children: string
}

export function Badge({ color, title, children }: BadgeProps) {
  return (
    <span data-slot="badge" title={title ?? children} className={badgeVariants({ color })}>
      {children}
    </span>
  )
}
