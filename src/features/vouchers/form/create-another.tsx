import { Checkbox } from '@/components/ui/checkbox'
import { voucherResource } from '@/features/vouchers/resource'
import { formatQuantity } from '@/lib/format'

interface CreateAnotherProps {
  checked: boolean
  isDisabled: boolean
  /** The number of vouchers created since the form was opened. */
  createdCount: number
  onChange: (checked: boolean) => void
}

export function CreateAnother(props: CreateAnotherProps) {
  const { checked, isDisabled, createdCount, onChange } = props
  return (
    <div className="mr-auto flex items-center gap-near max-sm:basis-full">
      <label className="-ml-3 flex min-h-control items-center gap-near pl-3">
        <Checkbox
          checked={checked}
          aria-disabled={isDisabled || undefined}
          onChange={(event) => {
            if (!isDisabled) onChange(event.target.checked)
          }}
        />
        Create another
      </label>
      <span role="status" className="text-muted-foreground">
        {createdCount > 0 && `${formatQuantity(createdCount, ...voucherResource.noun)} created`}
      </span>
    </div>
  )
}
