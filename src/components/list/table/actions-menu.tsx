import type { Filters } from '@/api/list'
import type { RecordRef } from '@/api/requests'
import type { Resource, ResourceName } from '@/api/resource'
import {
  allowedActions,
  type ActionRequest,
  type NamedAction,
  type RecordActions,
} from '@/components/actions/record-action'
import { useReadActions } from '@/components/actions/use-read-record'
import { useSendAtOnce } from '@/components/actions/use-send-at-once'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { linkTo } from './menu-link'
import { sheetLink } from './sheet-link'

interface ActionsMenuProps<TRow extends { id: string }> extends OpenMenu {
  resource: Resource<Filters, TRow>
  record: RecordRef
  row: TRow
  toOffered: (row: TRow) => RecordActions
  /** Called with true before a request is sent, and with false after its response and the refetch. */
  onBusy: (isBusy: boolean) => void
}

/** The open menu of a row with the actions of its list. */
export default function ActionsMenu<TRow extends { id: string }>(props: ActionsMenuProps<TRow>) {
  const { resource, record, row, toOffered, onBusy, ...menu } = props
  const { send } = useSendAtOnce(record, useReadActions(resource, record, toOffered))
  // Goes on after the menu has closed.
  async function sendNow(name: string, action: ActionRequest) {
    onBusy(true)
    await send(name, action)
    onBusy(false)
  }
  const named: ResourceName = resource
  function entryOf({ name, action }: NamedAction): MenuEntry {
    const { label, icon, isDestructive = false } = action
    const entry = { label, icon, isDestructive }
    switch (action.kind) {
      case 'link':
        return { ...entry, link: linkTo(action.link) }
      case 'request':
        return { ...entry, onSelect: () => void sendNow(name, action) }
      case 'question':
      case 'form':
        return { ...entry, link: linkTo(sheetLink(named, record.id, name)) }
    }
  }
  return <Menu {...menu} entries={allowedActions(toOffered(row)).map(entryOf)} />
}
