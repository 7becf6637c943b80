import { createFileRoute } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import * as v from 'valibot'
import { searchParam } from '@/api/list'
import { SearchBox } from '@/components/list/search-box'
import { EmptyState } from '@/components/ui/empty-state'
import { moveFocus } from '@/features/search/move-focus'
import { LoadingGroups } from '@/features/search/result-group'
import { describeResults, SearchResults } from '@/features/search/search-results'
import { isSearchable } from '@/features/search/source'
import { useFieldFocus } from '@/features/search/use-field-focus'
import { useShownText } from '@/features/search/use-shown-text'
import { useSearchedBy, useSearchGroups } from '@/routes/-searchable-lists'

export const Route = createFileRoute('/_app/search')({
  staticData: { module: 'Search' },
  validateSearch: v.object({ search: searchParam }),

  component: SearchPage,
})

function SearchPage() {
  const { search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const searchedBy = useSearchedBy()
  const groups = useSearchGroups(search)
  const shown = useShownText(search, groups)
  const isCurrent = shown === search && isSearchable(search)
  // The field's text when Enter was pressed. Its results may still be loading.
  const [entered, setEntered] = useState('')
  const exact = isCurrent ? groups.flatMap(({ hits }) => hits).find(({ isExact }) => isExact) : null
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
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const isEnter = key === 'Enter' && target instanceof HTMLInputElement
    setEntered(isEnter ? target.value.trim() : '')
    if (moveFocus(event)) event.preventDefault()
  }

  return (
    <section
      aria-label="Search everything"
      className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-4"
      onKeyDown={onKeyDown}
    >
      <SearchBox
        label="Search everything"
        value={search}
        onSearch={(text) =>
          void navigate({ search: { search: text }, replace: true, resetScroll: false })
        }
        className="[&_input]:h-13 [&_input]:pl-12 [&_input]:text-xl [&_svg]:left-4 [&_svg]:size-5"
      />
      <p role="status" className="sr-only">
        {isCurrent && describeResults(search, groups)}
      </p>
      {!isSearchable(search) ? (
        <EmptyState
          icon={Search}
          title={searchedBy ? `Search by ${searchedBy}` : 'You do not have access to any list'}
        />
      ) : isSearchable(shown) ? (
        <Results key={shown} text={shown} isOutdated={!isCurrent} />
      ) : (
        <LoadingGroups />
      )}
    </section>
  )
}

interface ResultsProps {
  text: string
  isOutdated: boolean
}

function Results({ text, isOutdated }: ResultsProps) {
  const groups = useSearchGroups(text)
  return <SearchResults text={text} groups={groups} isOutdated={isOutdated} />
}
