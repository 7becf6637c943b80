import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

export function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { title, module } = matches.at(-1)?.staticData ?? {}
      return title ?? module ?? ''
    },
  })
}

/** Sets `document.title`. React's `<title>` would add a second one to that of index.html. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Marketplace Admin` : 'Marketplace Admin'
  }, [title])
}

/** A separate component, so that a new title re-renders nothing else. */
export function DocumentTitle() {
  useDocumentTitle(usePageTitle())
  return null
}
