import type { ReactNode } from 'react'
import { datesLabel } from '@/api/dates'
import { filterLabels } from '@/api/list-filters'
import { useIsPermitted } from '@/api/permissions'
import { Permitted } from '@/components/actions/permitted'
import type { ListState } from '@/components/list/use-list'
import type { Fields } from '@/domain/field'
import { exportColumns } from './export-columns'
import { ExportDialog } from './export-dialog'

interface ListExportProps<TRow extends { id: string }> {
  list: Pick<ListState<TRow>, 'resource' | 'rowResource' | 'search' | 'data' | 'rows' | 'readPage'>
  fields: Fields<TRow>
  selected: ReadonlyMap<string, TRow> | undefined
  onClose: () => void
}

function ListExport<TRow extends { id: string }>({
  list: { resource, rowResource, search, data, rows, readPage },
  fields,
  ...props
}: ListExportProps<TRow>) {
  const isPermitted = useIsPermitted(rowResource)
  return (
    <Permitted isPermitted={isPermitted('export')} onClose={props.onClose}>
      <ExportDialog
        noun={resource.noun}
        columns={exportColumns(fields)}
        filters={[...filterLabels(resource, search), datesLabel(search)]}
        search={search.search}
        total={rows && data?.total}
        readPage={readPage}
        {...props}
      />
    </Permitted>
  )
}

interface LazyListExportProps {
  render: (Export: typeof ListExport) => ReactNode
  onClose: () => void
}

/** A lazy component has no type parameters. With `render`, the caller knows the type of the rows. */
export default function LazyListExport({ render }: LazyListExportProps) {
  return render(ListExport)
}
