import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { Facts, type FactList } from './facts'

interface FactsPanelProps<T> {
  title: string
  facts: FactList<T>
  details: { record: T | undefined; isLoading: boolean }
  columns?: 1 | 2 | 3
  link?: ReactNode
}

export function FactsPanel<T>({ title, facts, details, columns = 1, link }: FactsPanelProps<T>) {
  const { record, isLoading } = details
  return (
    <Panel title={title} isLoading={isLoading} note={link}>
      <div className="p-4">
        <Facts facts={facts} record={record} isLoading={isLoading} columns={columns} />
      </div>
    </Panel>
  )
}
