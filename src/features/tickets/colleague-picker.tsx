import { queryOptions } from '@tanstack/react-query'
import { useCapabilities } from '@/api/announced'
import { listPath } from '@/api/list'
import { getQueryOptions } from '@/api/query-options'
import { pageResponse, resource, type RowOf } from '@/api/resource'
import { RecordPicker, type PickerProps } from '@/components/form/record-picker'
import { filterOf } from '@/domain/choices'
import { personSchema } from '@/domain/record-schemas'
import { optionalText } from '@/domain/response-fields'
import { formatQuantity, shorten, toLabel } from '@/lib/format'
import { textKey } from '@/lib/visible-text'
import { assigneesPath, assigneesResponse, ticketResource, type Assignee } from './resource'

const texts = {
  legend: 'Colleague',
  search: 'Search colleagues',
  failed: 'The colleagues could not be loaded',
  noMatch: 'No colleague matches your search.',
  none: (hasCurrent: boolean) => `There is no ${hasCurrent ? 'other ' : ''}colleague.`,
}

const colleagueName = ({ name, id }: { name: string | null; id: string }) => shorten(name ?? id)
const typeLabel = (type: string | null) => (type ? toLabel(shorten(type)) : '')

/** A search field, and a choice of the administrators who can have the ticket. */
export default function ColleaguePicker(props: PickerProps & { onClose: () => void }) {
  const hasAssignees = useCapabilities(ticketResource)?.actions.includes('assignees')
  return hasAssignees ? (
    <RecordPicker
      {...props}
      texts={texts}
      getQuery={assigneesQuery}
      getName={colleagueName}
      getDetail={assigneeDetail}
    />
  ) : (
    <RecordPicker
      {...props}
      texts={texts}
      getQuery={colleaguesQuery}
      getName={colleagueName}
      getDetail={colleagueDetail}
    />
  )
}

const colleagueDetail = ({ usertype }: Colleague) => typeLabel(usertype)

/** "Support, 7 open tickets". */
const assigneeDetail = ({ type, openTickets }: Assignee) =>
  [
    typeLabel(type),
    openTickets !== null && formatQuantity(openTickets, 'open ticket', 'open tickets'),
  ]
    .filter(Boolean)
    .join(', ')

/** The response has all of them. The search is done here. */
const assigneesQuery = (search: string) =>
  queryOptions({
    ...getQueryOptions(['tickets', 'assignees'] as const, assigneesPath, assigneesResponse),
    select: ({ assignees }) => ({
      rows: assignees.filter((row) => textKey(colleagueName(row)).includes(textKey(search))),
    }),
  })

const activeAdmins = resource({
  keys: ['admin', 'admins'],
  path: '/crm/admin',
  filters: { status: filterOf([['active', 'Active']]) },
  record: personSchema({ usertype: optionalText }),
})
export type Colleague = RowOf<typeof activeAdmins>

/** At most 100 administrators who can sign in. */
export const colleaguesQuery = (search: string) =>
  getQueryOptions(
    ['tickets', 'colleagues', search] as const,
    listPath(activeAdmins, { page: 1, search, status: 'active' }, 100),
    pageResponse(activeAdmins),
  )
