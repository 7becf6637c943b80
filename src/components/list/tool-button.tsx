import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

interface ToolButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon
  label: string
}

/** A button of a list's toolbar. Without room for its label, it is an icon with a tooltip. */
export function ToolButton({ icon: Icon, label, ...props }: ToolButtonProps) {
  return (
    <Button
      variant="ghost"
      tooltip={label}
      className="@max-wide/list:w-control @max-wide/list:px-0 @wide/list:after:hidden!"
      {...props}
    >
      <Icon />
      <span className="@max-wide/list:sr-only">{label}</span>
    </Button>
  )
}
