import { useEffect, useEffectEvent } from 'react'
import { publishList } from '@/memory/record-lists'
import type { ListState } from './use-list'

/** Lets the details of a record step through the list that it was opened from. */
export function usePublishedList<TRow extends { id: string }>(
  list: Pick<ListState<TRow>, 'rowResource' | 'rows' | 'data' | 'search' | 'readPage'>,
  getName: (row: TRow) => string,
) {
  const { rows } = list
  const publish = useEffectEvent((shown: readonly TRow[]) => {
    const { rowResource, search, data, readPage } = list
    const { param } = rowResource
    const toRecord = (row: TRow) => ({ id: row.id, name: getName(row) })
    publishList({
      param,
      rows: shown.map(toRecord),
      page: search.page,
      isComplete: search.page >= (data?.totalPages ?? Infinity),
      search: { ...search, dialog: undefined, [param]: undefined },
      async readPage(page, signal) {
        const next = await readPage(page, signal)
        return { rows: next.rows.map(toRecord), totalPages: next.totalPages }
      },
    })
  })
  useEffect(() => {
    if (rows) publish(rows)
  }, [rows])
}
