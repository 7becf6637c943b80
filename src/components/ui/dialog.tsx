import * as Primitive from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Button } from './button'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger
export const DialogClose = Primitive.Close

interface DialogContentProps extends ComponentProps<typeof Primitive.Content> {
  title: string
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean
}

/** The panel with its title and close button; where it stands is the caller's `className`. */
export function DialogContent({
  title,
  titleHidden = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 animate-[fade-in_150ms] bg-black/50" />
      <Primitive.Content
        data-slot="dialog-content"
        aria-describedby={undefined}
        className={cn('fixed z-50 bg-card shadow-xl outline-none', className)}
        {...props}
      >
        <Primitive.Title className={titleHidden ? 'sr-only' : 'pr-10 text-2xl'}>
          {title}
        </Primitive.Title>
        {children}
        <Primitive.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close"
            className="absolute top-3 right-3 enabled:hover:bg-foreground/10"
          >
            <X />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
