import * as Primitive from '@radix-ui/react-menu'
import { Check, type IconNode } from 'lucide'
import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { shieldPresses } from '@/lib/press-shield'
import { cn } from '@/lib/utils'
import { Icon } from './icon'

interface MenuAction {
  label: string
  icon: IconNode
  isDestructive?: boolean
  onSelect: () => void
}

/** An entry that is a link. `link` renders the link with the given content. */
interface MenuLink {
  label: string
  icon: IconNode
  isDestructive?: boolean
  link: (content: ReactNode) => ReactElement
}

/** Radio items under a heading; if `isMultiple`, checkbox items, which keep the menu open. */
interface MenuChoices {
  heading: string
  isMultiple?: boolean
  choices: readonly { label: string; isChecked: boolean; onSelect: () => void }[]
}

export type MenuEntry = MenuAction | MenuLink | MenuChoices

interface MenuProps {
  id: string
  buttonId: string
  button: RefObject<HTMLButtonElement | null>
  /** Focuses the first item instead of the menu. For a menu opened by keyboard. */
  focusFirstItem: boolean
  entries: readonly MenuEntry[]
  onClose: () => void
}

const ITEM =
  'flex h-control items-center gap-2.5 rounded-sm px-3 outline-transparent select-none data-[highlighted]:bg-muted data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0'

/**
 * An open menu under its button. The button is rendered by the caller of `useMenu`, so it does not wait for this chunk. The
 * menu is not modal: a modal one injects a style element to lock scrolling, which the Content-Security-Policy forbids.
 */
export default function Menu(props: MenuProps) {
  const { id, buttonId, button, focusFirstItem, entries, onClose } = props
  const mustFocusFirst = useRef(focusFirstItem)
  const hasInteractedOutside = useRef(false)
  useLayoutEffect(shieldPresses, [])
  return (
    <Primitive.Root
      open
      modal={false}
      onOpenChange={() => {
        // Before the menu closes: a dialog that an item opens returns the focus to the control that has it now.
        if (!hasInteractedOutside.current) button.current?.focus()
        onClose()
      }}
    >
      <Primitive.Anchor virtualRef={button} />
      <Primitive.Portal>
        <Primitive.Content
          data-slot="menu"
          id={id}
          aria-labelledby={buttonId}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popper-available-height) min-w-40 animate-[fade-in_100ms] overflow-y-auto rounded-md border bg-card p-1 shadow-lg"
          onFocus={({ target, currentTarget }) => {
            if (!mustFocusFirst.current || target !== currentTarget) return
            mustFocusFirst.current = false
            currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
          }}
          onInteractOutside={(event) => {
            const { target } = event
            // The button toggles the menu: closing it here would make the click reopen it.
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
            else hasInteractedOutside.current = true
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {entries.map((entry, index) => (
            <Fragment key={'heading' in entry ? entry.heading : entry.label}>
              {'heading' in entry ? <Choices {...entry} /> : <Item entry={entry} />}
              {'heading' in entry && index < entries.length - 1 && (
                <Primitive.Separator className="-mx-1 my-1 border-t" />
              )}
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Item({ entry }: { entry: MenuAction | MenuLink }) {
  const { label, icon, isDestructive } = entry
  const className = cn(ITEM, isDestructive && 'text-danger')
  const content = (
    <>
      <Icon of={icon} />
      {label}
    </>
  )
  if ('link' in entry) {
    return (
      <Primitive.Item asChild className={className}>
        {entry.link(content)}
      </Primitive.Item>
    )
  }
  return (
    <Primitive.Item className={className} onSelect={entry.onSelect}>
      {content}
    </Primitive.Item>
  )
}

function Choices({ heading, isMultiple = false, choices }: MenuChoices) {
  const headingId = useId()
  const title = (
    <Primitive.Label id={headingId} className="px-3 pt-2 pb-1 text-sm text-muted-foreground">
      {heading}
    </Primitive.Label>
  )
  if (isMultiple) {
    return (
      <Primitive.Group aria-labelledby={headingId}>
        {title}
        {choices.map(({ label, isChecked, onSelect }) => (
          <Primitive.CheckboxItem
            key={label}
            className={ITEM}
            checked={isChecked}
            onCheckedChange={onSelect}
            onSelect={(event) => event.preventDefault()}
          >
            <CheckMark />
            {label}
          </Primitive.CheckboxItem>
        ))}
      </Primitive.Group>
    )
  }
  return (
    <Primitive.RadioGroup
      aria-labelledby={headingId}
      value={choices.find(({ isChecked }) => isChecked)?.label ?? ''}
    >
      {title}
      {choices.map(({ label, onSelect }) => (
        <Primitive.RadioItem key={label} value={label} className={ITEM} onSelect={onSelect}>
          <CheckMark />
          {label}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}

/** The check mark of a choice. Its space is reserved while unchecked. */
const CheckMark = () => (
  <span className="grid w-4 place-items-center">
    <Primitive.ItemIndicator>
      <Icon of={Check} />
    </Primitive.ItemIndicator>
  </span>
)
