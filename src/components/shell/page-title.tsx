import { useMatches } from '@tanstack/react-router'

/** The title of the deepest matched route, or its module's name. */
export function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { title, module } = matches.at(-1)?.staticData ?? {}
      return title ?? module ?? ''
    },
  })
}

/** The document's title. React moves the element into the head. */
export function DocumentTitle() {
  const title = usePageTitle()
  return <title>{title ? `${title} · Marketplace Admin` : 'Marketplace Admin'}</title>
}
