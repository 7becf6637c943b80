import { cva, type VariantProps } from 'class-variance-authority'

const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm before:size-1.5 before:shrink-0 before:rounded-full before:bg-current',
  {
    variants: {
      color: {
        blue: 'border-blue/30 bg-blue/10 text-blue',
        green: 'border-green/30 bg-green/10 text-green',
        purple: 'border-purple/30 bg-purple/10 text-purple',
        red: 'border-red/30 bg-red/10 text-red',
        yellow: 'border-yellow/40 bg-yellow/15 text-yellow',
        orange: 'border-orange/30 bg-orange/10 text-orange',
        gray: 'border-gray/30 bg-gray/10 text-gray',
        'dark-gray': 'border-dark-gray bg-dark-gray text-card',
      },
    },
  },
)

export type BadgeColor = NonNullable<VariantProps<typeof badgeVariants>['color']>

export function Badge({ color, children }: { color: BadgeColor; children: string }) {
  return (
    <span data-slot="badge" className={badgeVariants({ color })}>
      <span title={children} className="truncate">
        {children}
      </span>
    </span>
  )
}
