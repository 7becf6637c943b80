import { clsx } from 'clsx'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { findSearchBox } from '@/components/list/search-box'
import { EmptyState } from '@/components/ui/empty-state'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { formatQuantity } from '@/lib/format'
import { ResultGroup } from './result-group'
import type { Group } from './source'

const isExactGroup = ({ hits }: Group) => hits.some(({ isExact }) => isExact)

/** Whether the lists that responded have no match. False if none has responded. */
const isNothing = (groups: readonly Group[]) =>
  groups.every(({ state, hits }) => state !== 'loading' && hits.length === 0) &&
  groups.some(({ state }) => state === 'loaded')

/** The outcome in words, for screen readers. */
export function describeResults(text: string, groups: readonly Group[]) {
  const loaded = groups.filter(({ state }) => state === 'loaded')
  const total = loaded.reduce((sum, { total: count, hits }) => sum + (count ?? hits.length), 0)
  const outcome = isNothing(groups)
    ? `Nothing found for “${text}”`
    : formatQuantity(total, 'result', 'results')
  const failures = groups.filter(({ state }) => state === 'failed').map(({ failure }) => failure)
  return [...(loaded.length > 0 ? [outcome] : []), ...failures].join('. ')
}

interface SearchResultsProps {
  text: string
  groups: readonly Group[]
  /** The results are for the previous text. They are dimmed. */
  isOutdated: boolean
}

/** The results by list. Set `key` to the text. */
export function SearchResults({ text, groups, isOutdated }: SearchResultsProps) {
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container, findSearchBox)
  // Decided once: late results must not move others.
  const [{ exact, late }] = useState(() => ({
    exact: new Set(groups.filter(isExactGroup).map(({ heading }) => heading)),
    late: new Set(groups.filter(({ state }) => state === 'loading').map(({ heading }) => heading)),
  }))
  const isFirst = ({ heading }: Group) => exact.has(heading)
  const ordered = [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))]
  /** Whether a late group keeps its height, because results may be below it. */
  const isReserved = (group: Group, index: number) =>
    late.has(group.heading) &&
    ordered.slice(index + 1).some(({ state, hits }) => state === 'loading' || hits.length > 0)
  return (
    <div
      ref={container}
      aria-busy={isOutdated}
      className={clsx('flex flex-col gap-4 transition-opacity', isOutdated && 'opacity-60')}
    >
      {ordered.map((group, index) => (
        <ResultGroup
          key={group.heading}
          group={group}
          isReserved={isReserved(group, index)}
          isOutdated={isOutdated}
        />
      ))}
      {isNothing(groups) && <EmptyState icon={SearchX} title={`Nothing found for “${text}”`} />}
    </div>
  )
}
