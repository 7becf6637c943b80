import { clsx } from 'clsx'
import { NativeSelect } from '@/components/ui/native-select'

export type FilterOptions<T extends string = string> = readonly (readonly [T, string])[]

export interface FilterSelectProps<T extends string> {
  label: string
  value: T
  /** The first option means "all". */
  options: FilterOptions<T>
  onChange: (value: T) => void
  /** By default, whether another option than the first one is selected. */
  isSet?: boolean
  className?: string | undefined
}

/** A filter with few options. Highlighted while it is set. */
export function FilterSelect<T extends string>({
  label,
  value,
  options,
  onChange,
  isSet = value !== options[0]?.[0],
  className,
}: FilterSelectProps<T>) {
  return (
    <NativeSelect
      className={clsx(
        className,
        'sm:max-w-60 [&_select]:truncate',
        isSet && 'text-brand [&_select]:border-brand [&_select]:bg-brand/8',
      )}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const option = options[target.selectedIndex]
        if (option) onChange(option[0])
      }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option} className="text-foreground">
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
