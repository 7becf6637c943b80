import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { headingProblems } from '../support/headings'
import { renderApp } from '../support/render-app'
import { server } from '../support/server'
import { testedLists, testedModules } from '../support/tested-modules'

type App = ReturnType<typeof renderApp>

const settle = ({ router }: App) =>
  waitFor(() => {
    expect(document.querySelector('main h2, main table, main section')).not.toBeNull()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(router.options.context.queryClient.isFetching()).toBe(0)
  })

const visit = ({ router }: App, href: string) => act(() => router.navigate({ href }))

// None of these is retried.
const FAILURES = [403, 404, 501]

/** The headings of a page while it loads, with its data, and after each failure. */
async function problemsOf(app: App, href: string) {
  const problems: unknown[] = []
  const check = (state: unknown) => {
    const found = headingProblems()
    if (found.length > 0) problems.push([href, state, ...found])
  }
  const { queryClient } = app.router.options.context
  let status: number | null = null
  server.use(
    http.get('*/api/*', () =>
      status ? HttpResponse.json({ message: 'No' }, { status }) : undefined,
    ),
  )
  for (const state of ['loaded', ...FAILURES]) {
    await visit(app, '/nowhere')
    await screen.findByRole('heading', { level: 2, name: 'Page not found' })
    act(() => queryClient.clear())
    status = typeof state === 'number' ? state : null
    await visit(app, href)
    check('loading')
    await settle(app)
    check(state)
  }
  status = null
  return problems
}

for (const { name, to, slowTags } of testedModules) {
  test(`the headings of ${name} go down one level at a time`, { tags: slowTags }, async () => {
    const app = renderApp('/nowhere')
    expect(await problemsOf(app, to)).toEqual([])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
}

for (const { name, to, resource, slowTags } of testedLists) {
  const { path, keys } = resource
  test(
    `the headings of an empty list, of a search without results and of a record of ${name} do so too`,
    { tags: slowTags },
    async () => {
      const app = renderApp(to)
      await screen.findByRole('table', { name, busy: false })
      const link = document.querySelector('[data-row-link]')?.getAttribute('href')
      expect(link ? await problemsOf(app, link) : []).toEqual([])
      server.use(
        http.get(`*/api${path}`, () =>
          HttpResponse.json({ [keys[1]]: [], pagination: { total: 0 } }),
        ),
      )
      for (const href of [to, `${to}?search=nothing`]) {
        await visit(app, href)
        await settle(app)
        expect([href, ...headingProblems()]).toEqual([href])
      }
    },
  )
}
