import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { ApiError } from '@/api/http'
import { fieldsOf } from '@/api/list'
import type { Outcome } from '@/api/outcome'
import { patchMutation, type Target } from '@/api/requests'
import type { ModuleDefinition } from '@/api/resource'
import { columnHelper } from '@/components/list/data-table'
import { DialogLink } from '@/components/list/dialog-link'
import { menuColumn, RowMenu } from '@/components/list/row-menu'
import type { MenuEntry } from '@/components/ui/menu-entries'
import type { RecordAction } from './record-action'

/** Sends one mutation of a record at a time: which one is not known before the user chooses from the menu. */
function useSendOnce(id: string) {
  const queryClient = useQueryClient()
  // By id, because the row may show another record before the response.
  const sending = useRef(new Set<string>())
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  async function send<TVariables>(
    mutation: UseMutationOptions<Outcome, ApiError, TVariables>,
    variables: TVariables,
  ) {
    if (sending.current.has(id)) return
    sending.current.add(id)
    setPending(new Set(sending.current))
    const request = queryClient.getMutationCache().build(queryClient, mutation)
    // lib/query.ts reports the failure.
    await request.execute(variables).catch(() => undefined)
    sending.current.delete(id)
    setPending(new Set(sending.current))
  }
  return { send, isPending: pending.has(id) }
}

const linkTo = (link: LinkProps) => (content: ReactNode) => <Link {...link}>{content}</Link>

const linkToDialog = (link: ComponentProps<typeof DialogLink>) => (content: ReactNode) => (
  <DialogLink {...link}>{content}</DialogLink>
)

interface RecordMenuProps {
  definition: Pick<ModuleDefinition, 'noun' | 'fields' | 'path'>
  record: Target
  actions: readonly RecordAction[]
}

/** The menu of a row, with the actions that the record's status allows. None: no menu. */
export function RecordMenu({ definition, record, actions }: RecordMenuProps) {
  const { send, isPending } = useSendOnce(record.id)
  const [param] = fieldsOf(definition)
  function entryOf(action: RecordAction): MenuEntry {
    const { label, icon, isDestructive = false } = action
    const entry = { label, icon, isDestructive }
    if ('link' in action) return { ...entry, link: linkTo(action.link) }
    if ('dialog' in action) {
      return { ...entry, link: linkToDialog({ param, id: record.id, dialog: action.dialog }) }
    }
    if ('body' in action) {
      const { body, success } = action
      const change = patchMutation(definition, success)
      return { ...entry, onSelect: () => void send(change, { ...record, body }) }
    }
    return { ...entry, onSelect: () => void send(action.mutation, record) }
  }
  const entries = actions.filter(({ isAllowed }) => isAllowed).map(entryOf)
  return entries.length > 0 && <RowMenu {...record} entries={entries} isPending={isPending} />
}

interface RowActions<TRow> {
  definition: Pick<ModuleDefinition, 'noun' | 'fields' | 'path'>
  getName: (row: TRow) => string
  getActions: (row: TRow) => readonly RecordAction[]
}

/** The last column of a list: the actions of each row, in a menu. `RowDialog` renders their dialogs. */
export function actionsColumn<TRow extends { id: string }>({
  definition,
  getName,
  getActions,
}: RowActions<TRow>) {
  return columnHelper<TRow>().display({
    ...menuColumn(),
    cell: ({ row: { original } }) => (
      <RecordMenu
        definition={definition}
        record={{ id: original.id, name: getName(original) }}
        actions={getActions(original)}
      />
    ),
  })
}
