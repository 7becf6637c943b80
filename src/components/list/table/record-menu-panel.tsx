import type { RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import type { ActionRequest, NamedAction } from '@/components/actions/record-action'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { linkTo } from './record-menu'
import { sheetLink } from './sheet-link'

interface RecordMenuPanelProps extends OpenMenu {
  resource: ResourceName
  record: RecordRef
  actions: readonly NamedAction[]
  /** Sends the request of an action, unless another one of this record is pending. */
  onSend: (name: string, action: ActionRequest) => void
}

export default function RecordMenuPanel(props: RecordMenuPanelProps) {
  const { resource, record, actions, onSend, ...menu } = props
  function entryOf({ name, action }: NamedAction): MenuEntry {
    const { label, icon, isDestructive = false } = action
    const entry = { label, icon, isDestructive }
    switch (action.kind) {
      case 'link':
        return { ...entry, link: linkTo(action.link) }
      case 'request':
        return { ...entry, onSelect: () => onSend(name, action) }
      case 'question':
      case 'form':
        return { ...entry, link: linkTo(sheetLink(resource, record.id, name)) }
    }
  }
  return <Menu {...menu} entries={actions.map(entryOf)} />
}
