import { useMatches } from '@tanstack/react-router'

/** What the deepest route is called. */
export function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { title, module } = matches.at(-1)?.staticData ?? {}
      return title ?? module ?? ''
    },
  })
}

/** The document's title; React moves it into the head. */
export function DocumentTitle() {
  const title = usePageTitle()
  return <title>{title ? `${title} · Marketplace Admin` : 'Marketplace Admin'}</title>
}
