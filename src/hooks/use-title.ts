import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { shorten } from '@/lib/format'
import { cleanLine } from '@/lib/visible-text'

const MAX_LENGTH = 40

const parts = { news: '', module: '', list: '', record: '' }

function show() {
  const { news, module, list, record } = parts
  const page = list ? `${module}: ${list}` : module
  const open = record ? [record, module] : [page]
  // React's `<title>` would be a second one beside that of index.html.
  const title = [...open, 'Marketplace Admin'].filter(Boolean).join(' · ')
  document.title = news ? `(${news}) ${title}` : title
}

/**
 * The text on one line, without invisible characters, which could reverse the rest of the title.
 */
export const titleText = (text: string) =>
  shorten(cleanLine(text).replace(/[\p{Cc}\s]+/gu, ' '), MAX_LENGTH)

/**
 * Sets a part of `document.title` while the component is mounted. Does not cause a render. The name
 * of a record replaces the name of the list below it: "PAY-208430 · Payouts", then "Payouts: Paid,
 * page 2". `news` is the number of what is new: "(2) Payouts".
 */
export function useTitle(part: keyof typeof parts, text: string) {
  // Not useEffect, whose cleanup does not run when Suspense hides a page.
  useLayoutEffect(() => {
    parts[part] = text
    show()
    return () => {
      parts[part] = ''
      show()
    }
  }, [part, text])
}

/** The title of the page's route, or the name of its module. */
export function usePageTitle() {
  return useMatches({
    select: (matches) => {
      const { title, module } = matches.at(-1)?.staticData ?? {}
      return title ?? module ?? ''
    },
  })
}
