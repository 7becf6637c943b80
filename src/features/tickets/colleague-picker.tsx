import { RecordPicker, type PickerProps } from '@/components/form/record-picker'
import { shorten, toLabel } from '@/lib/format'
import { colleaguesQuery, type Colleague } from './colleagues-query'

const colleagueName = ({ name, id }: Colleague) => shorten(name ?? id)
const colleagueType = ({ usertype }: Colleague) => (usertype ? toLabel(shorten(usertype)) : '')

/** A search and a choice of the administrators who can sign in. */
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
