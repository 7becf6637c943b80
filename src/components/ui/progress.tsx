interface ProgressProps {
  label: string
  /** From 0 to 1. */
  value: number
}

export function Progress({ label, value }: ProgressProps) {
  return (
    <progress
      data-slot="progress"
      aria-label={label}
      value={value}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary"
    />
  )
}
