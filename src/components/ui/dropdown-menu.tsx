import * as Menu from '@radix-ui/react-menu'
import { Check } from 'lucide'
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { shieldPresses } from '@/lib/press-shield'
import { cn } from '@/lib/utils'
import { Icon } from './icon'

/** Where a menu stands, and how it came to be open. */
export interface MenuPlace {
  id: string
  buttonId: string
  button: RefObject<HTMLButtonElement | null>
  /** Then its first item has the focus. */
  isByKeyboard: boolean
  onClose: () => void
}

interface DropdownMenuProps {
  place: MenuPlace
  children: ReactNode
}

export const DropdownMenuRadioGroup = Menu.RadioGroup

/**
 * An open menu under its button, which is not part of it: so the button is there without the menu's code (`useMenu`).
 * Not modal: the page stays as it is, no style is injected to lock its scrolling.
 */
export function DropdownMenu({ place, children }: DropdownMenuProps) {
  const { id, buttonId, button, isByKeyboard, onClose } = place
  const entersFirst = useRef(isByKeyboard)
  const isLeft = useRef(false)
  useLayoutEffect(shieldPresses, [])
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={() => {
        // At once: a dialog that an item opens returns the focus to what has it now.
        if (!isLeft.current) button.current?.focus()
        onClose()
      }}
    >
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal>
        <Menu.Content
          data-slot="dropdown-menu-content"
          id={id}
          aria-labelledby={buttonId}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popper-available-height) min-w-40 animate-[fade-in_100ms] overflow-y-auto rounded-md border bg-card p-1 shadow-lg"
          onFocus={({ target, currentTarget }) => {
            if (!entersFirst.current || target !== currentTarget) return
            entersFirst.current = false
            currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            // Its button closes it by itself.
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
            else isLeft.current = true
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

const ITEM =
  'flex h-control items-center gap-2.5 rounded-sm px-3 outline-transparent select-none data-[highlighted]:bg-muted data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0'

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Menu.Item>) {
  return <Menu.Item data-slot="dropdown-menu-item" className={cn(ITEM, className)} {...props} />
}

/** Holds the place of the mark of what is chosen. */
const Mark = () => (
  <span className="grid w-4 place-items-center">
    <Menu.ItemIndicator>
      <Icon of={Check} />
    </Menu.ItemIndicator>
  </span>
)

/** One of a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem({
  children,
  ...props
}: ComponentProps<typeof Menu.RadioItem>) {
  return (
    <Menu.RadioItem data-slot="dropdown-menu-radio-item" className={ITEM} {...props}>
      <Mark />
      {children}
    </Menu.RadioItem>
  )
}

/** It is on or off; the menu stays open, for the next one. */
export function DropdownMenuCheckboxItem({
  children,
  ...props
}: ComponentProps<typeof Menu.CheckboxItem>) {
  return (
    <Menu.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={ITEM}
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <Mark />
      {children}
    </Menu.CheckboxItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Menu.Label>) {
  return (
    <Menu.Label
      data-slot="dropdown-menu-label"
      className={cn('px-3 pt-2 pb-1 text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}

export function DropdownMenuSeparator() {
  return <Menu.Separator data-slot="dropdown-menu-separator" className="-mx-1 my-1 border-t" />
}
