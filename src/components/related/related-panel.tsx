import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { RelatedRows, type RelatedColumn } from './related-rows'

interface RelatedPanelProps<T> {
  title: string
  /** Undefined while loading: nothing is rendered. Null if the API does not send them. */
  rows: readonly T[] | null | undefined
  columns: readonly RelatedColumn<T>[]
  empty: string
  link?: ReactNode
}

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
