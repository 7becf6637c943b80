import { CopyPlus, Gift, Plus, type LucideIcon } from 'lucide-react'
import { useCan } from '@/api/permissions'
import { Button } from '@/components/ui/button'

interface HeadingButtonProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

/** On a phone, it is an icon with a tooltip. */
const IconButton = ({ icon: Icon, label, onClick }: HeadingButtonProps) => (
  <Button
    variant="ghost"
    tooltip={label}
    className="max-sm:w-control max-sm:px-0 sm:after:hidden!"
    onClick={onClick}
  >
    <Icon />
    <span className="max-sm:sr-only">{label}</span>
  </Button>
)

interface VoucherButtonsProps {
  onOpen: (dialog: 'create' | 'create-many' | 'reward') => void
}

export function VoucherButtons({ onOpen }: VoucherButtonsProps) {
  const can = useCan()
  return (
    <>
      {can('vouchers.reward') && (
        <IconButton icon={Gift} label="Reward" onClick={() => onOpen('reward')} />
      )}
      {can('vouchers.create') && (
        <>
          <IconButton icon={CopyPlus} label="Create many" onClick={() => onOpen('create-many')} />
          <Button className="max-sm:px-2.5" onClick={() => onOpen('create')}>
            <Plus />
            <span>
              Create <span className="max-sm:sr-only">Voucher</span>
            </span>
          </Button>
        </>
      )}
    </>
  )
}
