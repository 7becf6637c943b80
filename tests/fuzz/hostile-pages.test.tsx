import { createMemoryHistory } from '@tanstack/react-router'
import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '@/router'
import { renderApp } from '../support/render-app'
import { server, takeLogged } from '../support/server'
import { testedModules } from '../support/tested-modules'
import { attacks, createHostileBackend } from './hostile-responses'
import { violations } from './malformed-texts'

// In characters: the beginning of a ticket's message is the longest text that a page shows at once.
const MAX_TEXT = 2100
// Of the processor: other tests run at the same time. A render takes 20 to 200 ms.
const MAX_CPU_MS = 5000

// The sign-in page and the one of an unknown path have no data.
const paths = Object.keys(createApp(createMemoryHistory()).routesByPath).filter(
  (path) => path !== '/login' && path !== '/$',
)
const tagsOfPath = (path: string) =>
  testedModules.find(({ to }) => to === path)?.slowTags ?? 'matrix'
const isOfRecord = (path: string) => path.includes('$')
// The routes of records that have been opened from the first row of a list.
const opened = new Set<string>()

let respond: Awaited<ReturnType<typeof createHostileBackend>>
beforeAll(async () => {
  respond = await createHostileBackend()
})

/** The texts of the page, also those of tooltips and of screen readers. A field of a form has its whole text. */
function* textsOfPage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    if (!parentElement?.matches('textarea')) yield nodeValue ?? ''
  }
  for (const element of document.querySelectorAll('[title], [aria-label]')) {
    yield element.getAttribute('title') ?? ''
    yield element.getAttribute('aria-label') ?? ''
  }
}

/** The logged messages that do not say that a response, or a row of it, cannot be used. */
const takeErrors = () =>
  takeLogged()
    .filter((text) => !/left out of the list\.$|does not have the expected shape/.test(text))
    .map((text) => text.slice(0, 300))

/** Renders the app on a backend that responds with hostile values. */
function openHostile(path: string) {
  const app = renderApp(`${path}?search=jollof`, { vouchers: 0 })
  const { queryClient } = app.router.options.context
  const { queries = {} } = queryClient.getDefaultOptions()
  // A response that cannot be used would be requested four times.
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  let attack: Parameters<typeof respond>[1] = null
  server.use(
    http.get('*/api/crm/*', ({ request: { url } }) => {
      const data = respond(url, attack)
      return data && HttpResponse.json({ data })
    }),
  )

  /** Waits until the page has loaded. */
  const settle = () =>
    waitFor(() => {
      expect(document.querySelector('main')).not.toBeNull()
      expect(document.querySelector('[aria-busy="true"]')).toBeNull()
      expect(queryClient.isFetching()).toBe(0)
    })

  /** Loads the data of the page again, with an attack. Returns what is wrong with the page. */
  async function problemsAfter(next: typeof attack) {
    attack = next
    const start = process.cpuUsage()
    await act(() => queryClient.refetchQueries())
    await settle()
    const { user } = process.cpuUsage(start)
    const texts = [...textsOfPage()].filter(({ length }) => length > MAX_TEXT)
    const rules = {
      'it fails': !document.body.textContent.includes("This page couldn't be shown"),
      'it has a text that is not cut': texts.length === 0,
      'it takes too long': user / 1000 < MAX_CPU_MS,
      'a script ran': !('pwned' in globalThis),
    }
    const problems = [
      ...violations(rules),
      ...texts.map((text) => text.slice(0, 60)),
      ...takeErrors(),
    ]
    return problems.length > 0 ? [[app.address(), next, ...problems]] : []
  }

  async function problemsAfterAll(list: readonly (typeof attack)[]) {
    const problems: unknown[] = []
    for (const next of list) problems.push(...(await problemsAfter(next)))
    // More would not tell more.
    return problems.slice(0, 3)
  }
  return { ...app, settle, problemsAfterAll }
}

for (const path of paths.filter((any) => !isOfRecord(any)))
  test(
    `${path} and the record of its first row show hostile values of every field as text, cut and without delay`,
    { tags: tagsOfPath(path) },
    async () => {
      const app = openHostile(path)
      await app.settle()
      const link = document.querySelector('[data-row-link]')?.getAttribute('href')
      // In a list, a row has each attack, and only the fields beside the rows are left.
      const others = attacks.filter(({ depth }) => depth === 0)
      const rounds = link ? (['rows', ...others, null] as const) : attacks
      expect(await app.problemsAfterAll(rounds)).toEqual([])
      if (!link) return
      await act(() => app.router.navigate({ href: link }))
      const route = app.router.state.matches.at(-1)?.fullPath ?? ''
      // Two lists may lead to the same records.
      if (opened.has(route)) return
      opened.add(route)
      await app.settle()
      expect(await app.problemsAfterAll(attacks)).toEqual([])
    },
  )

// After the tests above. Without those that run each time, their records are not opened.
test('the pages of all records have been opened', { tags: 'matrix' }, () => {
  const inMatrix = paths.filter(
    (path) => isOfRecord(path) && tagsOfPath(path.replace(/\/\$.*/, '')).includes('matrix'),
  )
  expect([...opened]).toEqual(expect.arrayContaining(inMatrix))
})
