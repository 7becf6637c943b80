import { findFirstRow } from '@/hooks/use-focus-fallback'

const SKIP_LINK =
  'sr-only z-50 rounded-md bg-card shadow-lg focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2'

/** The first links of a page, visible on focus. The second one is only rendered on list pages. */
export function SkipLinks() {
  return (
    <>
      <a href="#main" className={SKIP_LINK}>
        Skip to content
      </a>
      <a
        href="#main"
        className={`${SKIP_LINK} not-in-data-has-list:hidden`}
        onClick={(event) => {
          const row = findFirstRow()
          // While the rows load, the link targets the content.
          if (!row) return
          event.preventDefault()
          row.focus()
        }}
      >
        Skip to the list
      </a>
    </>
  )
}
