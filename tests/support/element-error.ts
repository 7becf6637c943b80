import { getConfig, prettyDOM } from '@testing-library/react'

// The error of a failed query, with the HTML that it searched: the topmost dialog or the main region if it searched the whole
// page. Without this, Testing Library prints all the roles and the first 7,000 characters, most of them classes of the sidebar.

const MAX_LENGTH = 5000
// One of several matching elements: its own tag says which one it is.
const MAX_MATCH_LENGTH = 300

function print(container: Element, maxLength: number) {
  const isPage = container === document.body
  const [first = container] = isPage
    ? [...container.querySelectorAll('main, [role="dialog"]')].toReversed()
    : []
  const copy = first.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const element of [copy, ...copy.querySelectorAll('*')]) element.removeAttribute('class')
  for (const icon of copy.querySelectorAll('svg')) icon.remove()
  return prettyDOM(copy, maxLength) || ''
}

/** `findBy` and `waitFor` ask for an error at each attempt: only the last one prints the page. */
const isAttempt = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

function printSearched(message: string, container: Element) {
  const hasMatches = message.includes('Here are the matching elements')
  return hasMatches || isAttempt() ? '' : print(container, MAX_LENGTH)
}

export function getElementError(message: string | null, container: Element) {
  const [reason] = message?.split(/\n+Here are the (?:accessible|available) roles/) ?? []
  const html = reason ? printSearched(reason, container) : print(container, MAX_MATCH_LENGTH)
  const error = new Error([reason, html].filter(Boolean).join('\n\n'))
  // `findBy` replaces the stack trace of an error of this name with that of its call.
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  return error
}
