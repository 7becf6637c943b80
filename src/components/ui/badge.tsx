import { cva } from 'class-variance-authority'
import type { StatusColor } from '@/domain/status'

// A tint of the text colour. Opaque, so that it looks the same on a coloured row.
const TINT = 'bg-[color-mix(in_oklab,currentColor_11%,var(--color-card))]'

const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm before:size-1.5 before:shrink-0 before:rounded-full before:bg-current',
  {
    variants: {
      color: {
        blue: `border-blue/30 text-blue ${TINT}`,
        green: `border-green/30 text-green ${TINT}`,
        purple: `border-purple/30 text-purple ${TINT}`,
        red: `border-red/30 text-red ${TINT}`,
        yellow: `border-yellow/40 text-yellow ${TINT}`,
        orange: `border-orange/30 text-orange ${TINT}`,
        gray: `border-gray/30 text-gray ${TINT}`,
        // Darker than `gray`, but as quiet as the others.
        'dark-gray':
          'border-dark-gray/40 bg-[color-mix(in_oklab,currentColor_15%,var(--color-card))] text-dark-gray',
      } satisfies Record<StatusColor, string>,
    },
  },
)

export function Badge({ color, children }: { color: StatusColor; children: string }) {
  return (
    <span data-slot="badge" className={badgeVariants({ color })}>
      <span title={children} className="truncate">
        {children}
      </span>
    </span>
  )
}
