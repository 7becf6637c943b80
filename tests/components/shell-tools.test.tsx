import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { modules } from '@/modules'
import { sources } from '@/routes/-searchable-lists'
import {
  fill,
  findDialog,
  renderApp,
  rowAt,
  voucherRows,
  failureToasts,
} from '../support/render-app'
import { server } from '../support/server'

type App = ReturnType<typeof renderApp>

async function openPalette(app: App) {
  await app.user.keyboard('{Control>}k{/Control}')
  return findDialog('Search or jump to…')
}

/** The text of each option, by the heading of its group. */
function optionsByGroup() {
  const groups = screen.getAllByRole('group')
  return Object.fromEntries(
    groups.map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ]),
  )
}
/** The texts of the options in the group of this name, also if that counts them: "Users, 3 of 12". */
const optionsOf = (name: string) =>
  Object.entries(optionsByGroup()).find(([heading]) => heading.replace(/, .*/, '') === name)?.[1]
const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent)

const searchFor = (text: string) => `Search everything for “${text}”`

/** Renders a page without data, which is the cheapest. */
async function renderNowhere(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/nowhere', options)
  await screen.findByRole('heading', { level: 2, name: 'Page not found' })
  return app
}

describe('command palette', () => {
  test('the palette lists every page and command in groups, and opens a page by its name', async () => {
    const app = await renderNowhere()
    const palette = await openPalette(app)
    expect(within(palette).getByRole('combobox')).toHaveFocus()
    expect(optionsByGroup()).toEqual({
      Pages: [
        ...modules.map(({ name }) => name),
        'Unclaimed vouchers',
        'Claimed vouchers',
        'Used vouchers',
        'Expired vouchers',
      ],
      Actions: [
        'Create Voucher',
        'Create many vouchers',
        'Reward',
        'Export vouchers',
        'Keyboard shortcuts',
      ],
      Theme: ['Theme: Light', 'Theme: Dark', 'Theme: Match system'],
      Account: ['Logout'],
    })
    await app.user.keyboard('vo')
    expect(Object.keys(optionsByGroup())).toEqual(['Pages', 'Actions', 'Search'])
    expect(optionTexts()[0]).toBe('Vouchers')
    await app.user.keyboard('{Backspace}{Backspace}payo')
    expect(optionTexts()[0]).toBe('Payouts')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/payouts'))
    await waitFor(() => expect(palette).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { level: 1, name: 'Payouts' })).toHaveFocus()
  })

  test('the palette opens the vouchers with a status', { tags: 'matrix' }, async () => {
    const app = await renderNowhere({ vouchers: 0 })
    const palette = await openPalette(app)
    await app.user.keyboard('claimed{Enter}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?status=claimed'))
    await waitFor(() => expect(palette).not.toBeInTheDocument())
  })

  test('the palette finds up to 3 records of each module below the selected option, and opens one', async () => {
    const app = await renderNowhere({ vouchers: 60 })
    await openPalette(app)
    await app.user.keyboard('jollof')
    const first = screen.getByRole('option', { name: /^Search everything for “jollof”/ })
    expect(first).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(optionsOf('Vouchers')).toHaveLength(3))
    await waitFor(() => expect(optionsByGroup()['Search']).toEqual([searchFor('jollof')]))
    expect(first).toHaveAttribute('aria-selected', 'true')
    const searches = app.requests.filter((url) => url.includes('search=jollof'))
    expect(searches.map((url) => url.replace(/&search.*/, '')).toSorted()).toEqual(
      sources.map(({ resource: { path } }) => `GET /api${path}?page=1&limit=5`).toSorted(),
    )
    const found = screen.getAllByRole('option').at(-1)
    expect(found).toHaveTextContent(/jollof.*(Available|Sold out|Hidden)$/i)
    await app.user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(app.address()).toMatch(/^\/menus\/[\w-]+$/))
  })

  test.each([
    ['a phone number as people type it', '0800 555 0001', 'Users', '/users/usr-002'],
    ['a part of an email', 'bola.adeyemi@example', 'Users', '/users/usr-002'],
  ])(
    'the palette finds the record with %s',
    { tags: 'matrix' },
    async (_what, text, group, url) => {
      const app = await renderNowhere()
      await openPalette(app)
      await fill(app.user, screen.getByRole('combobox'), text)
      await waitFor(() => expect(optionsOf(group)).not.toBeUndefined())
      const [label] = optionsOf(group) ?? []
      await app.user.click(screen.getByRole('option', { name: label ?? '' }))
      await waitFor(() => expect(app.address()).toBe(url))
    },
  )

  test(
    'the palette leads from a phone number to the orders of its user, with two keys',
    { tags: 'matrix' },
    async () => {
      const app = await renderNowhere({ vouchers: 0 })
      await openPalette(app)
      await fill(app.user, screen.getByRole('combobox'), '0800 555 0001')
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/Searching…$/)
      const user = await screen.findByRole('option', { name: /^Bola Adeyemi/, selected: true })
      expect(user).toHaveTextContent(/\+234 800 ••• ••01Active$/)
      expect(Object.keys(optionsByGroup()).slice(0, 3)).toEqual([
        'Search',
        'Users',
        expect.stringMatching(/^Orders, 3 of \d+$/),
      ])
      expect(optionsByGroup()['Search']).toEqual([searchFor('0800 555 0001')])
      expect(optionsByGroup()['Users']?.slice(1)).toEqual([
        'Orders of Bola Adeyemi',
        'Transactions of Bola Adeyemi',
        'Tickets of Bola Adeyemi',
      ])
      await app.user.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(app.address()).toBe('/orders?search=usr-002'))
      expect(
        await screen.findByRole('button', { name: 'Remove “Orders of Bola Adeyemi”' }),
      ).toBeVisible()
    },
  )

  test.each([
    ['order number', 'ORD-5284413', '/orders/ord-009'],
    ['order number without its letters', '5284413', '/orders/ord-009'],
    ['ticket number', 'tck-10462', '/tickets?ticket='],
    ['email of an administrator', 'ada@example.com', '/admins?admin=adm-1'],
    ['name', 'calabar kitchen', '/restaurant/res-006'],
    ['phone number', '0800 555 0001', '/users/usr-002'],
    ['reference', 'TXN-J6DW8UVZR6', '/transactions?transaction=txn-ord-009'],
  ])(
    'Enter opens the record with exactly this %s',
    { tags: 'matrix' },
    async (_what, text, url) => {
      const app = await renderNowhere()
      await openPalette(app)
      await fill(app.user, screen.getByRole('combobox'), text)
      await waitFor(() =>
        expect(screen.getByRole('option', { selected: true })).not.toHaveTextContent(/^Search/),
      )
      await app.user.keyboard('{Enter}')
      await waitFor(() => expect(app.address()).toContain(url))
    },
  )

  test(
    'the palette shows the results of the other modules if the search of one fails',
    { tags: 'matrix' },
    async () => {
      const app = await renderNowhere()
      await openPalette(app)
      let searches = 0
      server.use(
        http.get('*/api/crm/order', () => {
          searches += 1
          return HttpResponse.json({ message: 'No' }, { status: 500 })
        }),
      )
      await app.user.keyboard('adaeze')
      await waitFor(() => expect(searches).toBe(1))
      await waitFor(() => expect(optionsOf('Users')).not.toBeUndefined())
      expect(optionsOf('Orders')).toBeUndefined()
      expect(screen.getAllByRole('option')[0]).toHaveTextContent(/”Searching…$/)
      expect(failureToasts()).toEqual([])
    },
  )

  test(
    'the palette opens a form from any page, and closing it shows the vouchers',
    { tags: 'matrix' },
    async () => {
      const app = await renderNowhere()
      for (const [text, title, url] of [
        ['new', 'Create New Voucher', '/vouchers?dialog=create'],
        ['export', 'Export vouchers', '/vouchers?dialog=export'],
      ] as const) {
        await openPalette(app)
        await app.user.keyboard(`${text}{Enter}`)
        const form = await screen.findByRole('dialog', { name: title })
        expect(app.address()).toBe(url)
        await app.user.click(within(form).getByRole('button', { name: 'Cancel' }))
        await waitFor(() => expect(app.address()).toBe('/vouchers'))
        expect(form).not.toBeInTheDocument()
        act(() => app.router.history.back())
        await waitFor(() => expect(app.address()).toBe('/nowhere'))
      }
    },
  )

  test(
    'the palette leads to the search page, which does not send its requests again',
    { tags: 'matrix' },
    async () => {
      const app = await renderNowhere()
      await app.user.click(screen.getByRole('button', { name: 'Search or jump to…' }))
      await fill(app.user, await screen.findByRole('combobox'), 'amala & ewedu')
      expect(optionTexts()).toEqual([`${searchFor('amala & ewedu')}Searching…`])
      await waitFor(() => expect(optionsOf('Vouchers')).toHaveLength(1))
      await app.user.keyboard('{Enter}')
      const field = await screen.findByRole('searchbox', { name: 'Search everything' })
      await waitFor(() => expect(field).toHaveFocus())
      expect(app.address()).toBe('/search?search=amala+%26+ewedu')
      expect(await screen.findByRole('region', { name: 'Vouchers' })).toBeVisible()
      expect(app.requests.filter((url) => url.includes('search=amala'))).toHaveLength(
        sources.length,
      )
    },
  )

  test('the palette offers no command for a name', { tags: 'matrix' }, async () => {
    const app = await renderNowhere({ vouchers: 0 })
    const palette = await openPalette(app)
    const input = within(palette).getByRole('combobox')
    for (const name of ['ola', 'dan', 'ard']) {
      await app.user.clear(input)
      await fill(app.user, input, name)
      expect(optionTexts()).toEqual([`${searchFor(name)}Searching…`])
    }
  })

  test(
    'the palette keeps the filters of the list when it opens a form on the voucher page',
    { tags: 'matrix' },
    async () => {
      const app = renderApp('/vouchers?type=voucher')
      await voucherRows()
      await openPalette(app)
      await app.user.keyboard('create{Enter}')
      const form = await findDialog('Create New Voucher')
      expect(app.address()).toBe('/vouchers?type=voucher&dialog=create')
      await app.user.click(within(form).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(app.address()).toBe('/vouchers?type=voucher'))
    },
  )

  test(
    'closing the list of keys restores the focus from before the palette opened it',
    { tags: 'matrix' },
    async () => {
      const app = renderApp('/vouchers')
      const row = await rowAt(0)
      row.focus()
      await openPalette(app)
      await app.user.keyboard('keys{Enter}')
      const keys = await findDialog('Keyboard shortcuts')
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(keys).not.toBeInTheDocument())
      await waitFor(() => expect(row).toHaveFocus())
    },
  )

  test('the palette signs out', { tags: 'matrix' }, async () => {
    const app = await renderNowhere()
    await openPalette(app)
    await app.user.keyboard('sign out{Enter}')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(app.address()).toBe('/login')
  })

  test(
    'the palette restores the focus, and does not open above a dialog',
    { tags: 'matrix' },
    async () => {
      const app = renderApp('/vouchers')
      await voucherRows()
      const reward = screen.getByRole('button', { name: 'Reward' })
      reward.focus()
      const first = await openPalette(app)
      await app.user.keyboard('{Control>}k{/Control}')
      await waitFor(() => expect(first).not.toBeInTheDocument())
      const palette = await openPalette(app)
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(palette).not.toBeInTheDocument())
      await waitFor(() => expect(reward).toHaveFocus())
      await app.user.click(reward)
      await findDialog('Campaign Reward')
      await app.user.keyboard('{Control>}k{/Control}')
      expect(screen.getAllByRole('dialog')).toHaveLength(1)
    },
  )
})

describe('single-key shortcuts', () => {
  test(
    '? shows the list of keys, and single keys do nothing once they are switched off',
    { tags: 'matrix' },
    async () => {
      const app = renderApp('/vouchers')
      await voucherRows()
      await app.user.keyboard('?')
      const list = await findDialog('Keyboard shortcuts')
      await app.user.click(within(list).getByRole('checkbox', { name: 'Use single-key shortcuts' }))
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(list).not.toBeInTheDocument())
      await app.user.keyboard('/?')
      expect(screen.getByRole('searchbox', { name: 'Search vouchers' })).not.toHaveFocus()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

      await openPalette(app)
      await app.user.keyboard('keys{Enter}')
      await app.user.click(
        await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' }),
      )
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await app.user.keyboard('/')
      expect(screen.getByRole('searchbox', { name: 'Search vouchers' })).toHaveFocus()
    },
  )

  test('single keys are text in a search box', { tags: 'matrix' }, async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
    await app.user.type(search, 'a/b?x')
    expect(search).toHaveValue('a/b?x')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('theme', () => {
  test(
    'the theme follows the system until one is chosen, and other tabs follow the choice',
    { tags: 'matrix' },
    async () => {
      const app = await renderNowhere()
      const openMenu = () => app.user.click(screen.getByRole('button', { name: /^Ada O/ }))
      await openMenu()
      expect(await screen.findByRole('menuitemradio', { name: 'Match system' })).toBeChecked()
      await app.user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
      expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
      expect(localStorage.getItem('marketplace-admin.theme')).toBe('"dark"')
      await openMenu()
      expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
      await app.user.keyboard('{Escape}')

      localStorage.setItem('marketplace-admin.theme', '"system"')
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'marketplace-admin.theme' }))
      })
      expect(document.documentElement).toHaveAttribute('data-theme', 'system')
    },
  )

  test(
    'the user menu switches to a plain text font, which this browser remembers, and back',
    { tags: 'matrix' },
    async () => {
      const app = await renderNowhere()
      async function toggle() {
        await app.user.click(screen.getByRole('button', { name: /^Ada O/ }))
        const item = await screen.findByRole('menuitemcheckbox', { name: 'Plain text font' })
        const isChecked = item.getAttribute('aria-checked')
        await app.user.click(item)
        await app.user.keyboard('{Escape}')
        return isChecked
      }
      expect(await toggle()).toBe('false')
      expect(document.documentElement).toHaveAttribute('data-plain-text', 'true')
      expect(localStorage.getItem('marketplace-admin.plainText')).toBe('true')
      expect(await toggle()).toBe('true')
      expect(document.documentElement).toHaveAttribute('data-plain-text', 'false')
    },
  )
})
