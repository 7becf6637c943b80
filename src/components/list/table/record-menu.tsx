import { Link, type LinkProps } from '@tanstack/react-router'
import { EllipsisVertical } from 'lucide-react'
import { useRef, useState, type ReactNode, type ComponentProps } from 'react'
import type { RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import type { Place } from '@/components/actions/move-actions'
import {
  allowedActions,
  type NamedAction,
  type RecordActions,
} from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenuButton } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { columnHelper } from './column'
import { usePlace } from './places'

interface RowMenuButtonProps extends ComponentProps<typeof Button> {
  name: string
}

export const RowMenuButton = ({ name, ...props }: RowMenuButtonProps) => (
  <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`} {...props}>
    <EllipsisVertical />
  </Button>
)

export const linkTo = (link: LinkProps) => (content: ReactNode) => <Link {...link}>{content}</Link>

/** The column of the row menus. On a card without a checkbox, the menu is at the right. */
export const menuColumn = (isSelectable = false) => ({
  id: 'actions',
  header: () => <span className="sr-only">Actions</span>,
  meta: {
    width: 2.5,
    isPinned: true,
    className: `px-0.5! text-right @max-table:row-start-1 ${isSelectable ? 'card-menu @max-table:col-start-4' : '@max-table:col-start-5 @max-table:row-span-2 @max-table:box-content @max-table:min-w-control'}`,
    skeleton: <Skeleton className="size-4" />,
  },
})

const RecordMenuPanel = lazyOverlay(() => import('./record-menu-panel'))

/** Sends one request about a record at a time. */
function useSendOnce() {
  // A ref, because `isPending` only updates with the next render.
  const isSending = useRef(false)
  const [isPending, setIsPending] = useState(false)
  async function sendOnce(send: () => Promise<unknown>) {
    if (isSending.current) return
    isSending.current = true
    setIsPending(true)
    await send()
    isSending.current = false
    setIsPending(false)
  }
  return { sendOnce, isPending }
}

interface RowMenuProps {
  resource: ResourceName
  record: RecordRef
  actions: readonly NamedAction[]
}

function RowMenu(props: RowMenuProps) {
  const { sendOnce, isPending } = useSendOnce()
  const { trigger, menu } = useMenuButton(RecordMenuPanel.preload)
  return (
    <>
      <RowMenuButton name={props.record.name} loading={isPending} {...trigger} />
      {menu && <RecordMenuPanel {...menu} {...props} sendOnce={(send) => void sendOnce(send)} />}
    </>
  )
}

interface RecordMenuProps extends Omit<RowMenuProps, 'actions'> {
  actions: RecordActions
}

const itself = (actions: RecordActions) => actions

/** Renders nothing if no action is allowed. */
export function RecordMenu({ resource, record, actions }: RecordMenuProps) {
  const offered = allowedActions(useOfferedActions(resource, itself)(actions))
  return offered.length > 0 && <RowMenu resource={resource} record={record} actions={offered} />
}

interface RowActions<TRow> {
  resource: ResourceName
  getName: (row: TRow) => string
  /** `place` is known in lists whose rows can be moved. */
  getActions: (row: TRow, place: Place | undefined) => RecordActions
}

/** The last column of a list. `RowDialog` or `RecordDialog` renders the dialogs of its actions. */
export const actionsColumn = <TRow extends { id: string }>(actions: RowActions<TRow>) =>
  columnHelper<TRow>().display({
    ...menuColumn(),
    cell: ({ row: { original } }) => <MenuOfRow row={original} {...actions} />,
  })

interface MenuOfRowProps<TRow> extends RowActions<TRow> {
  row: TRow
}

function MenuOfRow<TRow extends { id: string }>(props: MenuOfRowProps<TRow>) {
  const { row, resource, getName, getActions } = props
  const place = usePlace(row.id)
  return (
    <RecordMenu
      resource={resource}
      record={{ id: row.id, name: getName(row) }}
      actions={getActions(row, place)}
    />
  )
}
