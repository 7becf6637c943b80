import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button'

interface DisclosureButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  label: string
  isOpen: boolean
  /** The id of the part that it shows and hides. */
  controls: string
  onToggle: () => void
}

export const DisclosureButton = (props: DisclosureButtonProps) => {
  const { label, isOpen, controls, onToggle, ...look } = props
  return (
    <Button
      variant="outline"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      {...look}
    >
      <span>{label}</span>
      <ChevronDown className={clsx(isOpen && 'rotate-180')} />
    </Button>
  )
}
