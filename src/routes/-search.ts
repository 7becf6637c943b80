import { canView } from '@/api/permissions'
import { useResults } from '@/features/search/use-results'
import { useSession } from '@/memory/session'
import { sources } from './-searchable-lists'

/** The lists that the administrator may view, and what they can be searched by. */
export function useSearched() {
  useSession()
  const shown = sources.filter(({ resource }) => canView(resource.module))
  return {
    words: [...new Set(shown.flatMap(({ searchedBy }) => searchedBy))],
    lists: shown.map(({ heading }) => heading),
  }
}

/** The results of the lists that the administrator may view. */
export const useSearchResults = (text: string) => useResults(sources, text)
