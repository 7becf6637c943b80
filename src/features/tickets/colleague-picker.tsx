import { listPath } from '@/api/list'
import { getQueryOptions } from '@/api/query-options'
import { pageResponse, resource, type RowOf } from '@/api/resource'
import { RecordPicker, type PickerProps } from '@/components/form/record-picker'
import { filterOf } from '@/domain/choices'
import { personSchema } from '@/domain/record-schemas'
import { optionalText } from '@/domain/response-fields'
import { shorten, toLabel } from '@/lib/format'

const colleagueName = ({ name, id }: Colleague) => shorten(name ?? id)
const colleagueType = ({ usertype }: Colleague) => (usertype ? toLabel(shorten(usertype)) : '')

/** A search field, and a choice of the administrators who can sign in. */
export default function ColleaguePicker(props: PickerProps & { onClose: () => void }) {
  return (
    <RecordPicker
      {...props}
      texts={{
        legend: 'Colleague',
        search: 'Search colleagues',
        failed: 'The colleagues could not be loaded',
        noMatch: 'No colleague matches your search.',
        none: (hasCurrent) => `There is no ${hasCurrent ? 'other ' : ''}colleague.`,
      }}
      getQuery={colleaguesQuery}
      getName={colleagueName}
      getDetail={colleagueType}
    />
  )
}

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
