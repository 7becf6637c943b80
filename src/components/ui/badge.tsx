import { cva, type VariantProps } from 'class-variance-authority'

const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm before:size-1.5 before:shrink-0 before:rounded-full before:bg-current',
  {
    variants: {
      color: {
        blue: 'border-blue-200 bg-blue-50 text-blue-800',
        green: 'border-green-200 bg-green-50 text-green-800',
        purple: 'border-purple-200 bg-purple-50 text-purple-800',
        red: 'border-red-200 bg-red-50 text-red-800',
        yellow: 'border-yellow-300 bg-yellow-50 text-yellow-900',
        orange: 'border-orange-200 bg-orange-50 text-orange-900',
        gray: 'border-stone-300 bg-stone-100 text-stone-700',
        'dark-gray': 'border-stone-600 bg-stone-600 text-white',
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
