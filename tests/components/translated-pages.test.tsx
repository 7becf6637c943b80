import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Resource } from '@/api/resource'
import { chooseFromRow, findDialog, findToast, renderApp } from '../support/render-app'
import { holdResponse } from '../support/server'
import { open, refetch } from '../support/test-actions'
import { testedLists } from '../support/tested-modules'
import { translatePage } from '../support/translate'

type App = ReturnType<typeof renderApp>

const status = (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((element) => element.textContent)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  )

/** Waits until nothing loads, and fails if an error has replaced the page. */
const settle = ({ router }: App) =>
  waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(router.options.context.queryClient.isFetching()).toBe(0)
    expect(document.body).not.toHaveTextContent(/This page couldn.t be shown/)
  })

const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name, busy: false })
  return within(table).getAllByRole('row').slice(1)
}

const NAMES =
  /^(?:name|firstName|contactName|accountName|bankName|orderId|payoutId|reference|code|email)$/

/** The names and references of all loaded records. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'string' && NAMES.test(key) ? item : namesIn(item),
  )
}

/** All texts of loaded records: what a person wrote may have names, and is translated. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The texts of the page that a browser would translate with a name or reference, such as "Sunday". */
function translatedNames({ router }: App) {
  const queries = router.options.context.queryClient.getQueryCache().getAll()
  const data = queries.map((query) => query.state.data)
  // The header has the short name and the initials of the administrator.
  const names = new Set(['Ada O.', 'AO', ...data.flatMap(namesIn)])
  const texts = new Set(data.flatMap(textsIn))
  const parts = [...names].filter((name) => name.length > 3)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    const text = nodeValue ?? ''
    if (parentElement?.closest('[translate="no"], option, textarea, script')) continue
    const isInitial = /^\p{Lu}$/u.test(text)
    const hasPart = !texts.has(text) && parts.some((name) => text.includes(name))
    const hasMark = /[\u2066-\u2069]/.test(text)
    if (isInitial || names.has(text) || hasPart || hasMark) found.push(text)
  }
  return found
}

async function closeDialogs({ user }: App) {
  for (let opened = 0; opened < 3 && screen.queryByRole('dialog'); opened++) {
    await user.keyboard('{Escape}')
    const discard = screen.queryByRole('button', { name: 'Discard' })
    if (discard) await user.click(discard)
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}

/** Opens each dialog of the open record. Those that its status forbids say so. */
async function openEachDialog(app: App, { actions = [] }: Resource) {
  const href = app.address()
  const names: string[] = []
  for (const name of actions) {
    open(app, `${href}${href.includes('?') ? '&' : '?'}dialog=${name}`)
    await settle(app)
    names.push(...translatedNames(app))
    open(app, href)
    await settle(app)
    const discard = screen.queryByRole('button', { name: 'Discard' })
    if (discard) await app.user.click(discard)
  }
  return names
}

for (const { name, to, resource, slowTags } of testedLists) {
  test(
    `${name}: a translated list and its records show what is new, and no error`,
    { tags: slowTags, timeout: 60_000 },
    async () => {
      const app = renderApp(to, { vouchers: 45 })
      const { user } = app
      const many = resource.noun[1]
      await rowsOf(name)
      await settle(app)
      const names = translatedNames(app)
      onTestFinished(translatePage())

      const range = () => screen.getByRole('navigation', { name: 'Pagination' }).parentElement
      const before = range()?.querySelector('p')?.textContent ?? ''
      const next = screen.getByRole('button', { name: 'Next page' })
      if (!next.matches(':disabled')) {
        await user.click(next)
        await status(/^21/)
        await settle(app)
        await user.click(screen.getByRole('button', { name: 'Previous page' }))
      }
      await status(before)

      const last = (await rowsOf(name)).at(-1)
      const checkbox = last && within(last).queryByRole('checkbox')
      if (checkbox) {
        await user.click(checkbox)
        await status(new RegExp(`^1 ${resource.noun[0]} selected`))
        await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
        const count = (await rowsOf(name)).length
        await status(new RegExp(`^${count} ${count === 1 ? resource.noun[0] : many} selected`))
        await screen.findByText(`(${count})`)
        await user.click(screen.getByRole('button', { name: 'Clear selection' }))
        await status(`No ${many} selected`)
      }

      for (const [filter, { options, needsAnnouncement }] of Object.entries(resource.filters)) {
        const [value] = options[1] ?? []
        const select = screen.queryByRole('combobox', { name: new RegExp(filter, 'i') })
        if (needsAnnouncement || !value || !select) continue
        await user.selectOptions(select, value)
        await settle(app)
      }
      await act(() => app.router.navigate({ href: `${to}?search=unheard-of` }))
      await settle(app)
      expect(
        await screen.findByRole('heading', { name: `No ${many} found matching your criteria` }),
      ).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Clear filters' }))
      await status(before)

      await user.click(screen.getByRole('button', { name: 'Columns' }))
      const [column] = await screen.findAllByRole('menuitemcheckbox')
      if (column) await user.click(column)
      await user.keyboard('{Escape}')
      await act(() => refetch(app))
      await settle(app)
      expect(screen.getByText(/^Updated (?:just now|\d+ min ago)$/)).toBeInTheDocument()

      const menu = screen.queryAllByRole('button', { name: /^Actions for/ }).at(-1)
      if (menu) {
        await user.click(menu)
        await screen.findByRole('menu')
        await user.keyboard('{Escape}')
      }
      const link = document.querySelector('[data-row-link]')?.getAttribute('href')
      if (link) {
        open(app, link)
        await settle(app)
        names.push(...translatedNames(app))
        names.push(...(await openEachDialog(app, resource)))
        await act(() => refetch(app))
        await settle(app)
        open(app, to)
        await rowsOf(name)
      }
      open(app, `${to}?dialog=save-filters`)
      const dialog = await findDialog('Save these filters')
      await user.type(within(dialog).getByLabelText('Name'), 'Mine')
      await user.click(within(dialog).getByRole('button', { name: 'Save' }))
      expect(await findToast('Filters saved')).toBeVisible()
      await closeDialogs(app)
      await settle(app)
      expect(names).toEqual([])
    },
  )
}

describe('in the matrix', { tags: 'matrix' }, () => {
  test('translated pages without a list of their own show what is new, and no error', async () => {
    const app = renderApp('/')
    const { user } = app
    await screen.findByRole('heading', { name: 'Today' })
    await settle(app)
    onTestFinished(translatePage())
    const visits: readonly (readonly [href: string, text: RegExp])[] = [
      ['/analytics', /^Orders per day/],
      ['/analytics?dates=last_7_days', /^Orders per day/],
      ['/search?search=jollof', /^Dishes/],
      ['/search?search=unheard-of', /^Nothing found/],
      ['/no-such-page', /^Page not found/],
      ['/', /^Needs attention/],
    ]
    const release = holdResponse('get', '*/api/crm/vendor', 200, { vendors: [] })
    open(app, '/search?search=suya')
    expect(await screen.findByText(/^Still searching/)).toBeVisible()
    release()
    await settle(app)
    expect(translatedNames(app)).toEqual([])
    for (const [href, name] of visits) {
      open(app, href)
      await settle(app)
      expect((await screen.findAllByRole('heading', { name }))[0]).toBeVisible()
      await act(() => refetch(app))
      await settle(app)
    }
    await user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: /commands|search/i }))
    await user.type(palette.getByRole('combobox'), 'jollof')
    await palette.findByRole('group', { name: /^Restaurants/ })
    await settle(app)
    expect(translatedNames(app)).toEqual([])
    await user.clear(palette.getByRole('combobox'))
    await user.type(palette.getByRole('combobox'), 'zzzz')
    await settle(app)
    await user.clear(palette.getByRole('combobox'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }, 60_000)

  test('a question and its toast keep the name of a record out of translation', async () => {
    const { user } = renderApp('/vouchers')
    await rowsOf('Vouchers')
    const name = document.querySelector('[data-row-link]')?.textContent ?? ''
    const isKept = (element: HTMLElement) =>
      [...element.querySelectorAll('[translate="no"]')].some((kept) => kept.textContent === name)
    await chooseFromRow(user, 0, 'Delete')
    const dialog = await findDialog('Delete Voucher')
    expect(isKept(dialog)).toBe(true)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await findToast('Voucher deleted')
    const toast = await screen.findByRole('group', { name: 'Done' })
    expect(toast).toHaveTextContent(`“${name}” deleted`)
    expect(isKept(toast)).toBe(true)
  })
})
