import { clsx } from 'clsx'
import { SearchX } from 'lucide-react'
import { useRef } from 'react'
import { findSearchBox } from '@/components/list/filters/search-box'
import { EmptyState } from '@/components/ui/empty-state'
import { Spinner } from '@/components/ui/spinner'
import { printedSearch } from '@/domain/masks'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { useIsPrinting } from '@/hooks/use-printing'
import { formatQuantity } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { ResultGroup } from './result-group'
import { joinWords, type Group } from './source'
import type { Results } from './use-results'

const isEmpty = ({ state, hits }: Group) => state === 'loaded' && hits.length === 0
/** A list that the backend does not have is not a failure. */
const hasFailed = ({ state, isMissing }: Group) => state === 'failed' && !isMissing
const hasHits = ({ hits }: Group) => hits.length > 0

/** Whether at least one list has responded and none has a match. */
const isNothing = ({ settled, pending }: Results) =>
  pending.length === 0 && !settled.some(hasHits) && settled.some(isEmpty)

const missingLists = ({ settled }: Results) =>
  settled.filter(({ isMissing }) => isMissing).map(({ noun }) => noun)

const describeMissing = (nouns: readonly string[]) =>
  `This backend does not provide ${joinWords(nouns)}`

/** The outcome in words, for screen readers. */
export function describeResults(results: Results) {
  const { settled, shown } = results
  const loaded = settled.filter(({ state }) => state === 'loaded')
  const total = loaded.reduce((sum, { total: count, hits }) => sum + (count ?? hits.length), 0)
  const outcome = isNothing(results)
    ? `Nothing found for “${shown}”`
    : formatQuantity(total, 'result', 'results')
  const failed = settled.filter(hasFailed)
  const missing = missingLists(results)
  return [
    ...(loaded.length > 0 ? [outcome] : []),
    ...failed.map(({ failure }) => failure.title),
    ...(missing.length > 0 ? [describeMissing(missing)] : []),
  ].join('. ')
}

/** The results by list, and the lists without results. Set `key` to the text. */
export function SearchResults({ results }: { results: Results }) {
  const { settled, pending, isCurrent, shown } = results
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container, findSearchBox)
  const text = useIsPrinting() ? printedSearch(shown) : shown
  const missing = missingLists(results)
  const empty = isNothing(results) ? [] : settled.filter(isEmpty)
  return (
    <div
      ref={container}
      aria-busy={!isCurrent}
      className={clsx('flex flex-col gap-apart transition-opacity', !isCurrent && 'opacity-60')}
    >
      {settled
        .filter((group) => hasHits(group) || hasFailed(group))
        .map((group) => (
          <ResultGroup key={group.heading} group={group} isOutdated={!isCurrent} />
        ))}
      {isNothing(results) && (
        <EmptyState
          icon={SearchX}
          title={text ? `Nothing found for “${isolate(text)}”` : 'Nothing found'}
        />
      )}
      <div className="flex flex-col gap-1 px-4 text-muted-foreground">
        {pending.length > 0 && isCurrent && (
          <p className="flex items-center gap-near">
            <Spinner />
            <span>{`Still searching ${namesOf(pending)}…`}</span>
          </p>
        )}
        {empty.length > 0 && <p>{`Nothing in ${namesOf(empty)}.`}</p>}
        {missing.length > 0 && <p>{`${describeMissing(missing)}.`}</p>}
      </div>
    </div>
  )
}

const namesOf = (groups: readonly Group[]) => joinWords(groups.map(({ heading }) => heading))
