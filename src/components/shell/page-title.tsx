import { useMatches } from '@tanstack/react-router'
import { useTitle } from '@/hooks/use-title'

export function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { title, module } = matches.at(-1)?.staticData ?? {}
      return title ?? module ?? ''
    },
  })
}

/** A separate component, so that a new title re-renders nothing else. */
export function DocumentTitle() {
  useTitle('module', usePageTitle())
  return null
}
