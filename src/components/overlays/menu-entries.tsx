import * as Primitive from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { Check, type LucideIcon } from 'lucide-react'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Sentence } from '@/components/ui/sentence'
import { withoutIsolates } from '@/lib/isolate'

interface MenuAction {
  label: string
  icon: LucideIcon
  isDestructive?: boolean
  /** The last one of a long menu: in sight also while the menu scrolls. */
  isSticky?: boolean
  onSelect: () => void
}

interface MenuLink {
  label: string
  icon: LucideIcon
  isDestructive?: boolean
  link: (content: ReactNode) => ReactElement
}

/**
 * Radio items with a heading. With `isMultiple`, checkbox items that keep the menu open. `detail` is
 * shown at the end, with its space reserved if it is null.
 */
interface MenuChoicesProps {
  heading: string
  isMultiple?: boolean
  choices: readonly {
    label: string
    detail?: string | null
    isChecked: boolean
    onSelect: () => void
  }[]
}

export type MenuEntry = MenuAction | MenuLink | MenuChoicesProps

const ITEM =
  'flex h-control items-center gap-near rounded-sm px-3 outline-transparent select-none data-[highlighted]:bg-muted data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0'

// Covers the padding of the menu.
const STICKY =
  'sticky -bottom-1 -mx-1 -mb-1 h-[calc(var(--spacing-control)+0.25rem)]! rounded-none! border-t bg-card px-4!'

export function MenuItem({ entry }: { entry: MenuAction | MenuLink }) {
  const { label, icon: Icon, isDestructive } = entry
  const className = clsx(ITEM, isDestructive && 'text-danger')
  const content = (
    <>
      <Icon />
      <span>{label}</span>
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
    <Primitive.Item className={clsx(className, entry.isSticky && STICKY)} onSelect={entry.onSelect}>
      {content}
    </Primitive.Item>
  )
}

export function MenuChoices({ heading, isMultiple = false, choices }: MenuChoicesProps) {
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
            <span>{label}</span>
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
      {choices.map(({ label, detail, onSelect }) => (
        <Primitive.RadioItem
          key={label}
          value={label}
          textValue={withoutIsolates(label)}
          className={ITEM}
          onSelect={onSelect}
        >
          <CheckMark />
          <span className="min-w-0 truncate">
            <Sentence text={label} />
          </span>{' '}
          {detail !== undefined && (
            <span className="ml-auto min-w-14 shrink-0 text-right text-muted-foreground">
              {detail}
            </span>
          )}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}

/** Its space is reserved while unchecked. */
const CheckMark = () => (
  <span className="grid w-4 place-items-center">
    <Primitive.ItemIndicator>
      <Check />
    </Primitive.ItemIndicator>
  </span>
)
