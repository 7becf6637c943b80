import { NativeSelect } from '@/components/ui/native-select'
import { cn } from '@/lib/utils'

interface FilterSelectProps<T extends string> {
  label: string
  value: T
  /** The choices with their labels, in order. The first one filters nothing. */
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

/** A filter with a few choices, highlighted while it filters. On a phone two of them share a line. */
export function FilterSelect<T extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  const isSet = value !== options[0]?.[0]
  return (
    <NativeSelect
      className={cn(
        'max-sm:order-2 max-sm:min-w-28 max-sm:flex-1',
        isSet && 'text-brand [&_select]:border-brand [&_select]:bg-brand/8',
      )}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex]
        if (chosen) onChange(chosen[0])
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
