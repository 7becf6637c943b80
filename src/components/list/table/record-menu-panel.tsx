import { useQueryClient } from '@tanstack/react-query'
import { requestMutation, type RecordRef, type RecordRequest } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import type { NamedAction, RecordAction } from '@/components/actions/record-action'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import type { MenuEntry } from '@/components/overlays/menu-entries'
import { linkTo } from './record-menu'
import { sheetLink } from './sheet-link'

interface RecordMenuPanelProps extends OpenMenu {
  resource: ResourceName
  record: RecordRef
  actions: readonly NamedAction[]
  /** Starts a request, unless another one of this record is pending. */
  sendOnce: (send: () => Promise<unknown>) => void
}

export default function RecordMenuPanel(props: RecordMenuPanelProps) {
  const { resource, record, actions, sendOnce, ...menu } = props
  const queryClient = useQueryClient()
  // A mutation hook does not fit, because the request is unknown until the user chooses an item.
  function send(request: RecordRequest) {
    const options = requestMutation(request)
    const mutation = queryClient.getMutationCache().build(queryClient, {
      ...options,
      // The next request may depend on what the rows show, such as their positions.
      meta: { ...options.meta, waitsForRefetch: true },
    })
    // api/query-client.ts reports the error.
    return mutation.execute({ record, answer: '' }).catch(() => undefined)
  }
  function entryOf(name: string, action: RecordAction): MenuEntry {
    const { label, icon, isDestructive = false } = action
    const entry = { label, icon, isDestructive }
    switch (action.kind) {
      case 'link':
        return { ...entry, link: linkTo(action.link) }
      case 'request':
        return { ...entry, onSelect: () => sendOnce(() => send(action.request)) }
      case 'question':
      case 'dialog':
        return { ...entry, link: linkTo(sheetLink(resource, record.id, name)) }
    }
  }
  return <Menu {...menu} entries={actions.map(({ name, action }) => entryOf(name, action))} />
}
