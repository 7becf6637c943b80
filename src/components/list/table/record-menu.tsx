import { Link, type LinkProps } from '@tanstack/react-router'
import { EllipsisVertical } from 'lucide-react'
import type { ReactNode, ComponentProps } from 'react'
import type { Filters } from '@/api/list'
import type { RecordRef } from '@/api/requests'
import type { Resource, ResourceName } from '@/api/resource'
import type { Place } from '@/components/actions/move-actions'
import {
  allowedActions,
  type NamedAction,
  type ReadActions,
  type RecordActions,
} from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import { useReadActions } from '@/components/actions/use-read-record'
import { useSendAtOnce } from '@/components/actions/use-send-at-once'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenuButton } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { columnHelper } from './column'
import { usePlace } from './places'
import { BESIDE } from './table-classes'

interface RowMenuButtonProps extends ComponentProps<typeof Button> {
  name: string
}

export const RowMenuButton = ({ name, ...props }: RowMenuButtonProps) => (
  <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`} {...props}>
    <EllipsisVertical />
  </Button>
)

export const linkTo = (link: LinkProps) => (content: ReactNode) => <Link {...link}>{content}</Link>

/** The column of the row menus. */
export const menuColumn = {
  id: 'actions',
  header: () => <span className="sr-only">Actions</span>,
  meta: {
    width: 2.5,
    isPinned: true,
    className: `px-0.5! text-right card-menu ${BESIDE} @max-table:right-0 @max-table:px-0!`,
    skeleton: <Skeleton className="size-4" />,
  },
}

const RecordMenuPanel = lazyOverlay(() => import('./record-menu-panel'))

interface RowMenuProps {
  resource: ResourceName
  record: RecordRef
  actions: readonly NamedAction[]
  readActions: ReadActions
}

function RowMenu({ readActions, ...props }: RowMenuProps) {
  const { send, pending } = useSendAtOnce(props.record, readActions)
  const { trigger, menu } = useMenuButton(RecordMenuPanel.preload)
  return (
    <>
      <RowMenuButton name={props.record.name} loading={pending !== null} {...trigger} />
      {menu && (
        <RecordMenuPanel {...menu} {...props} onSend={(name, action) => void send(name, action)} />
      )}
    </>
  )
}

interface RowActions<TRow extends { id: string }> {
  resource: Resource<Filters, TRow>
  getName: (row: TRow) => string
  /** `place` is known in lists whose rows can be moved. */
  getActions: (row: TRow, place: Place | undefined) => RecordActions
}

/** The last column of a list. `RecordOverlay` renders the dialogs of its actions. */
export const actionsColumn = <TRow extends { id: string }>(actions: RowActions<TRow>) =>
  columnHelper<TRow>().display({
    ...menuColumn,
    cell: ({ row: { original } }) => <MenuOfRow row={original} {...actions} />,
  })

interface MenuOfRowProps<TRow extends { id: string }> extends RowActions<TRow> {
  row: TRow
}

/** Renders nothing if no action is allowed. */
function MenuOfRow<TRow extends { id: string }>(props: MenuOfRowProps<TRow>) {
  const { row, resource, getName, getActions } = props
  const place = usePlace(row.id)
  const toOffered = useOfferedActions(resource, (record: TRow) => getActions(record, place))
  const record = { id: row.id, name: getName(row) }
  const readActions = useReadActions(resource, record, toOffered)
  const offered = allowedActions(toOffered(row))
  return (
    offered.length > 0 && (
      <RowMenu resource={resource} record={record} actions={offered} readActions={readActions} />
    )
  )
}
