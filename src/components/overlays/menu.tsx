import * as Primitive from '@radix-ui/react-dropdown-menu'
import { Fragment, useLayoutEffect, useRef, type RefCallback, type RefObject } from 'react'
import { ignoreForeign, isForeign } from '@/lib/foreign-elements'
import { ignorePressesAfterRelease } from '@/lib/ignore-presses'
import { trackOverlay } from '@/lib/overlays'
import { MenuChoices, MenuItem, type MenuEntry } from './menu-entries'

/** From `useMenuButton`. */
export interface OpenMenu {
  id: string
  buttonId: string
  button: RefObject<HTMLButtonElement | null>
  focusFirstItem: boolean
  onClose: () => void
}

function followMenu(content: HTMLElement | null) {
  if (content) ignorePressesAfterRelease()
  return trackOverlay(content)
}

const isGroup = (entry: MenuEntry) => 'heading' in entry

interface RenderedButtonProps {
  button: RefObject<HTMLButtonElement | null>
  ref?: RefCallback<HTMLButtonElement>
}

/** A stand-in for the caller's button. Radix positions the menu next to it. */
function RenderedButton({ button, ref }: RenderedButtonProps) {
  useLayoutEffect(() => ref?.(button.current), [button, ref])
  return null
}

/**
 * The open menu below its button. The caller of `useMenu` renders the button, so it does not wait
 * for this chunk. Not modal: a modal menu injects a style element to lock scrolling, which the CSP
 * forbids.
 */
export default function Menu(props: OpenMenu & { entries: readonly MenuEntry[] }) {
  const { id, buttonId, button, focusFirstItem, entries, onClose } = props
  const mustFocusFirst = useRef(focusFirstItem)
  const hasInteractedOutside = useRef(false)
  return (
    <Primitive.Root
      open
      modal={false}
      onOpenChange={() => {
        // Before the menu closes: a dialog that an item opens returns the focus to the button.
        if (!hasInteractedOutside.current) button.current?.focus()
        onClose()
      }}
    >
      <Primitive.Trigger asChild>
        <RenderedButton button={button} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          ref={followMenu}
          data-slot="menu"
          id={id}
          aria-labelledby={buttonId}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popper-available-height) max-w-[calc(100vw-1rem)] min-w-40 animate-[fade-in_100ms] overflow-y-auto rounded-md border bg-card p-1 shadow-lg"
          onFocus={({ target, currentTarget }) => {
            if (!mustFocusFirst.current || target !== currentTarget) return
            mustFocusFirst.current = false
            currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            // The button toggles the menu. Closing it here would make the click reopen it.
            const isOnButton = target instanceof Node && button.current?.contains(target)
            if (isOnButton || isForeign(target)) event.preventDefault()
            else hasInteractedOutside.current = true
          }}
          onEscapeKeyDown={ignoreForeign}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {entries.map((entry, index) => (
            <Fragment key={'heading' in entry ? entry.heading : entry.label}>
              {index > 0 && entries.slice(index - 1, index + 1).some(isGroup) && (
                <Primitive.Separator className="-mx-1 my-1 border-t" />
              )}
              {'heading' in entry ? <MenuChoices {...entry} /> : <MenuItem entry={entry} />}
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
