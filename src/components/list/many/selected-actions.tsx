import { Ellipsis } from 'lucide-react'
import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import type { RecordActions } from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useShortcut } from '@/hooks/use-shortcut'
import { bulkButtons, type BulkButton } from './bulk-action'
import { SelectedRows } from './selected-rows'

const MAX_BUTTONS = 3

interface SelectedActionsProps<TRow extends { id: string }> extends Omit<
  ComponentProps<typeof SelectedRows<TRow>>,
  'children'
> {
  getActions: ((row: TRow) => RecordActions) | undefined
  /** One button instead, which opens the dialog `bulk`. */
  bulkLabel: string | undefined
}

/** The bar of the selected rows with a button for each action on many records. */
function SelectedActions<TRow extends { id: string }>({
  getActions: ofRow,
  bulkLabel,
  ...props
}: SelectedActionsProps<TRow>) {
  const { selected } = props.selection
  const { openDialog } = useDialogParam<{ dialog: string }>()
  const getActions = useOfferedActions(props.list.rowResource, ofRow)
  const buttons = useMemo(() => bulkButtons(selected.values(), getActions), [selected, getActions])
  const first = useRef<HTMLButtonElement>(null)
  // The bar comes after all rows with Tab.
  useShortcut('b', () => first.current?.focus())
  return (
    <SelectedRows {...props}>
      {bulkLabel && (
        <Button ref={first} onClick={() => openDialog('bulk')}>
          {`${bulkLabel} (${selected.size})`}
        </Button>
      )}
      {buttons
        .slice(0, MAX_BUTTONS)
        .map(({ name, label, icon: Icon, isDestructive, isPrimary }, index) => (
          <Button
            key={name}
            ref={index === 0 ? first : null}
            variant={isPrimary ? 'primary' : 'outline'}
            className={isDestructive ? 'text-danger' : ''}
            onClick={() => openDialog(name)}
          >
            <Icon className="max-sm:hidden" />
            <span>{label}</span>
          </Button>
        ))}
      {buttons.length > MAX_BUTTONS && (
        <More buttons={buttons.slice(MAX_BUTTONS)} onOpen={openDialog} />
      )}
    </SelectedRows>
  )
}

interface MoreProps {
  buttons: readonly BulkButton[]
  onOpen: (name: string) => void
}

function More({ buttons, onOpen }: MoreProps) {
  const { trigger, menu } = useMenu(
    buttons.map(({ name, label, icon, isDestructive }) => ({
      label,
      icon,
      isDestructive,
      onSelect: () => onOpen(name),
    })),
  )
  return (
    <>
      <Button variant="outline" {...trigger}>
        <Ellipsis className="max-sm:hidden" />
        More
      </Button>
      {menu}
    </>
  )
}

interface LazySelectedActionsProps {
  render: (Actions: typeof SelectedActions) => ReactNode
  onClose: () => void
}

/** A lazy component has no type parameters. With `render`, the caller knows the type of the rows. */
export default function LazySelectedActions({ render }: LazySelectedActionsProps) {
  return render(SelectedActions)
}
