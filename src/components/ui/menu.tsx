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

/** An entry that is a link: `link` renders it around its content. */
interface MenuLink {
  label: string
  icon: IconNode
  isDestructive?: boolean
  link: (content: ReactNode) => ReactElement
}

/** Choices under a heading: any number of them if `isMultiple`, and the menu stays open; else one. */
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
  /** Opened by the keyboard: the first item gets the focus. */
  focusFirstItem: boolean
  entries: readonly MenuEntry[]
  onClose: () => void
}

const ITEM =
  'flex h-control items-center gap-2.5 rounded-sm px-3 outline-transparent select-none data-[highlighted]:bg-muted data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0'

/**
 * An open menu under its button. The button is not part of it, so that it renders without this chunk (see `useMenu`). Not
 * modal: a modal menu would inject a style to lock scrolling, which the Content-Security-Policy forbids.
 */
export default function Menu(props: MenuProps) {
  const { id, buttonId, button, focusFirstItem, entries, onClose } = props
  const mustFocusFirst = useRef(focusFirstItem)
  const isLeft = useRef(false)
  useLayoutEffect(shieldPresses, [])
  return (
    <Primitive.Root open modal={false} onOpenChange={onClose}>
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
            // The button closes the menu itself.
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault()
            else isLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) button.current?.focus()
          }}
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
            <Mark />
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
          <Mark />
          {label}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}

/** Keeps its width while the choice is not checked. */
const Mark = () => (
  <span className="grid w-4 place-items-center">
    <Primitive.ItemIndicator>
      <Icon of={Check} />
    </Primitive.ItemIndicator>
  </span>
)
