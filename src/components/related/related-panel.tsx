import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { RelatedRows, type RelatedColumn } from './related-rows'

interface RelatedPanelProps<T> {
  title: string
  /** Undefined while they load, null if the backend does not send them. Nothing is rendered until they have loaded. */
  rows: readonly T[] | null | undefined
  columns: readonly RelatedColumn<T>[]
  /** The sentence in place of the table if there are no rows. */
  empty: string
  /** A link at the end of the title's line. */
  link?: ReactNode
}

/** A panel with a small table of rows that belong to a record. */
export function RelatedPanel<T extends { id: string }>(props: RelatedPanelProps<T>) {
  const { title, rows, columns, empty, link } = props
  if (rows === undefined) return null
  return (
    <Panel title={title} note={link}>
      <div className="p-4">
        <RelatedRows label={title} rows={rows} columns={columns} empty={empty} />
      </div>
    </Panel>
  )
}
