import { CopyPlus, Funnel, Gift, Plus, type LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useCan } from '@/lib/permissions'

interface HeadingButtonProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

/** On a phone, it is an icon with a tooltip. */
const HeadingButton = ({ icon: Icon, label, onClick }: HeadingButtonProps) => (
  <Button
    variant="outline"
    tooltip={label}
    className="max-sm:w-control max-sm:px-0 sm:after:hidden!"
    onClick={onClick}
  >
    <Icon />
    <span className="max-sm:sr-only">{label}</span>
  </Button>
)

interface VoucherHeadingProps {
  /** Whether the figures only count vouchers that match the filters. */
  isFiltered: boolean
  onOpen: (dialog: 'create' | 'create-many' | 'reward') => void
}

export function VoucherHeading({ isFiltered, onOpen }: VoucherHeadingProps) {
  const can = useCan()
  return (
    <div className="flex min-w-0 items-center gap-near sm:gap-near">
      <h2 className="min-w-0 text-xl leading-tight max-sm:mr-auto max-sm:text-lg sm:whitespace-nowrap">
        Voucher Management
      </h2>
      <p
        role="status"
        className="mr-auto flex min-w-0 items-center gap-1 truncate text-sm text-brand max-sm:sr-only"
      >
        {isFiltered && (
          <>
            <Funnel className="size-4 shrink-0" />
            Figures match your filters
          </>
        )}
      </p>
      {can('vouchers.reward') && (
        <HeadingButton icon={Gift} label="Reward" onClick={() => onOpen('reward')} />
      )}
      {can('vouchers.create') && (
        <>
          <HeadingButton
            icon={CopyPlus}
            label="Create many"
            onClick={() => onOpen('create-many')}
          />
          <Button className="max-sm:px-3" onClick={() => onOpen('create')}>
            <Plus />
            <span>
              Create <span className="max-sm:sr-only">Voucher</span>
            </span>
          </Button>
        </>
      )}
    </div>
  )
}
