import { createFileRoute } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import * as v from 'valibot'
import { searchParam, toSearch } from '@/api/list'
import { SearchBox } from '@/components/list/filters/search-box'
import { EmptyState } from '@/components/ui/empty-state'
import { PrintNote } from '@/components/ui/printout'
import { printedSearch } from '@/domain/masks'
import { LoadingGroups } from '@/features/search/loading-groups'
import { describeResults, SearchResults } from '@/features/search/search-results'
import { joinWords, isSearchable } from '@/features/search/source'
import { moveFocus, useFieldFocus } from '@/features/search/use-field-focus'
import { useIsPhone } from '@/hooks/use-media-query'
import { capitalize } from '@/lib/format'
import { isComposing } from '@/lib/keys'
import { useSearched, useSearchResults } from '@/routes/-search'

export const Route = createFileRoute('/_app/search')({
  staticData: { module: 'Search' },
  validateSearch: v.object({ search: searchParam }),

  component: SearchPage,
})

function SearchPage() {
  const { search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { words, lists } = useSearched()
  // A phone has no room for more.
  const hints = useIsPhone() ? words.slice(0, 2) : words
  const results = useSearchResults(search)
  const { shown, isCurrent, settled } = results
  // The field's text when Enter was pressed. Its results may still be loading.
  const [entered, setEntered] = useState('')
  const exact = isCurrent
    ? settled.flatMap(({ hits }) => hits).find(({ isExact }) => isExact)
    : null
  const printed = printedSearch(shown)
  const isOpening = Boolean(exact) && entered === search
  const open = useEffectEvent(() => {
    if (exact) void navigate(exact.link)
  })
  useEffect(() => {
    if (isOpening) open()
  }, [isOpening])
  useFieldFocus()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, nativeEvent } = event
    // During IME composition these keys belong to the input method.
    if (isComposing(nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const isEnter = key === 'Enter' && target instanceof HTMLInputElement
    setEntered(isEnter ? toSearch(target.value) : '')
    if (moveFocus(event)) event.preventDefault()
  }

  return (
    <section
      aria-label="Search everything"
      className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-apart"
      onKeyDown={onKeyDown}
    >
      {printed && <PrintNote>{`“${printed}”`}</PrintNote>}
      <SearchBox
        label="Search everything"
        placeholder={words.length > 0 ? `${capitalize(hints.join(', '))}…` : undefined}
        value={search}
        onSearch={(text) =>
          void navigate({ search: { search: text }, replace: true, resetScroll: false })
        }
        className="[&_input]:h-13 [&_input]:pl-12 [&_input]:text-lg [&_svg]:left-4 [&_svg]:size-5"
      />
      <p role="status" className="sr-only">
        {isCurrent && describeResults(results)}
      </p>
      {!isSearchable(search) ? (
        <EmptyState
          icon={Search}
          title={
            words.length > 0
              ? `Search by ${joinWords(words, 'or')}`
              : 'You do not have access to any list'
          }
        >
          {words.length > 0 && `In ${joinWords(lists)}. Enter opens an exact match.`}
        </EmptyState>
      ) : isSearchable(shown) ? (
        <SearchResults key={shown} results={results} />
      ) : (
        <LoadingGroups />
      )}
    </section>
  )
}
