import { NativeSelect } from './ui/native-select'

interface FilterSelectProps<T extends string> {
  label: string
  value: T
  /** Each choice with what it is called, in order. */
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

/** A filter with a few choices; two of them share a line on a phone. */
export function FilterSelect<T extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <NativeSelect
      className="max-sm:flex-1"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex]
        if (chosen) onChange(chosen[0])
      }}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
