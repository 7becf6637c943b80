import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The title of the deepest matched route, or its module's name. */
export function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { title, module } = matches.at(-1)?.staticData ?? {}
      return title ?? module ?? ''
    },
  })
}

/** Sets the document's title. With a `<title>` of React there would be two: index.html has one. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Marketplace Admin` : 'Marketplace Admin'
  }, [title])
}

/** A component of its own, so that a new title re-renders nothing else. */
export function DocumentTitle() {
  useDocumentTitle(usePageTitle())
  return null
}
