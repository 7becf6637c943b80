import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { modules } from '@/lib/modules'
import { findDialog, renderApp, voucherRows } from '../support/render-app'
import { server } from '../support/server'

type App = ReturnType<typeof renderApp>

async function openPalette(app: App) {
  await app.user.keyboard('{Control>}k{/Control}')
  return findDialog('Search or jump to…')
}
/** The texts of the options, by the heading of their group. */
function optionsByGroup() {
  const groups = screen.getAllByRole('group')
  return Object.fromEntries(
    groups.map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ]),
  )
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('the command palette', () => {
  test('has every page and command in its groups, and leads to one by its name', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { name: 'FAQ is coming soon' })
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
      Actions: ['Create Voucher', 'Reward', 'Export vouchers', 'Keyboard shortcuts'],
      Theme: ['Theme: Light', 'Theme: Dark', 'Theme: Match system'],
      Account: ['Logout'],
    })
    await app.user.keyboard('vo')
    expect(Object.keys(optionsByGroup())).toEqual(['Pages', 'Actions', 'Vouchers'])
    // A label that starts with the text precedes one that has it later.
    expect(options()[0]).toBe('Vouchers')
    await app.user.keyboard('{Backspace}{Backspace}payo')
    expect(options()[0]).toBe('Payouts')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/payouts'))
    await waitFor(() => expect(palette).not.toBeInTheDocument())
    expect(await screen.findByRole('heading', { level: 1, name: 'Payouts' })).toHaveFocus()
  })

  test.each(['expired', 'used', 'claimed', 'unclaimed'])(
    'leads to the vouchers that are %s',
    async (status) => {
      const app = renderApp('/faq')
      await screen.findByRole('heading', { name: 'FAQ is coming soon' })
      await openPalette(app)
      await app.user.keyboard(`${status}{Enter}`)
      await waitFor(() => expect(app.address()).toBe(`/vouchers?status=${status}`))
    },
  )

  test('finds up to 5 vouchers, below what is selected, and opens the details of one', async () => {
    const app = renderApp('/vouchers?status=used', { vouchers: 60 })
    await voucherRows()
    await openPalette(app)
    await app.user.keyboard('jollof')
    const first = screen.getByRole('option', { name: 'Search vouchers for “jollof”' })
    expect(first).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(options()).toHaveLength(6))
    expect(options()[0]).toBe('Search vouchers for “jollof”')
    expect(first).toHaveAttribute('aria-selected', 'true')
    const searches = app.requests.filter((url) => url.includes('search=jollof'))
    expect(searches).toHaveLength(1)
    const [, found] = screen.getAllByRole('option')
    expect(found).toHaveTextContent(/jollof.*(Unclaimed|Claimed|Used|Expired)$/i)
    await app.user.keyboard('{ArrowDown}{Enter}')
    expect(await findDialog('Voucher Details')).toBeVisible()
    expect(app.address()).toMatch(/^\/vouchers\?voucher=[0-9a-f]{24}$/)
  })

  test('keeps working, and is silent, where the vouchers cannot be searched', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { name: 'FAQ is coming soon' })
    await openPalette(app)
    let answered = 0
    server.use(
      http.get('*/api/crm/voucher', () => {
        answered += 1
        return HttpResponse.json({ message: 'No' }, { status: 500 })
      }),
    )
    await app.user.keyboard('jollof')
    await waitFor(() => expect(answered).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(options()).toEqual(['Search vouchers for “jollof”'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['new', 'Create New Voucher', '/vouchers?dialog=create'],
    ['campaign', 'Campaign Reward', '/vouchers?dialog=reward'],
    ['export', 'Export vouchers', '/vouchers?dialog=export'],
  ])(
    'opens the form of "%s" from any page, and closes onto the vouchers',
    async (text, title, at) => {
      const app = renderApp('/faq')
      await screen.findByRole('heading', { name: 'FAQ is coming soon' })
      await openPalette(app)
      await app.user.keyboard(`${text}{Enter}`)
      const form = await screen.findByRole('dialog', { name: title })
      expect(app.address()).toBe(at)
      await app.user.click(within(form).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(app.address()).toBe('/vouchers'))
      expect(form).not.toBeInTheDocument()
      act(() => app.router.history.back())
      await waitFor(() => expect(app.address()).toBe('/faq'))
    },
  )

  test('searches the vouchers for what is typed', async () => {
    const app = renderApp('/')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await app.user.click(screen.getByRole('button', { name: 'Search or jump to…' }))
    await app.user.type(
      await screen.findByRole('combobox', { name: 'Search or jump to…' }),
      'smoky & co',
    )
    expect(options()).toEqual(['Search vouchers for “smoky & co”'])
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/vouchers?search=smoky+%26+co'))
  })

  test.each(['ola', 'tunde', 'dan', 'ani', 'ard'])(
    'takes the name "%s" for no command',
    async (name) => {
      const app = renderApp('/faq', { vouchers: 0 })
      await screen.findByRole('heading', { name: 'FAQ is coming soon' })
      await openPalette(app)
      await app.user.keyboard(name)
      expect(options()).toEqual([`Search vouchers for “${name}”`])
    },
  )

  test('keeps the filters under the form that it opens over the vouchers', async () => {
    const app = renderApp('/vouchers?type=voucher')
    await voucherRows()
    await openPalette(app)
    await app.user.keyboard('create{Enter}')
    const form = await findDialog('Create New Voucher')
    await app.user.click(within(form).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?type=voucher'))
  })

  test('does not come along to another page', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { name: 'FAQ is coming soon' })
    await act(() => app.router.navigate({ to: '/orders' }))
    const palette = await openPalette(app)
    act(() => app.router.history.back())
    await waitFor(() => expect(palette).not.toBeInTheDocument())
  })

  test('leads on to the list of keys, which gives the focus back to where it was before both', async () => {
    const app = renderApp('/vouchers')
    const [row] = await voucherRows()
    row?.focus()
    await openPalette(app)
    await app.user.keyboard('keys{Enter}')
    const keys = await findDialog('Keyboard shortcuts')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(keys).not.toBeInTheDocument())
    await waitFor(() => expect(row).toHaveFocus())
  })

  test('signs out', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { name: 'FAQ is coming soon' })
    await openPalette(app)
    await app.user.keyboard('sign out{Enter}')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(app.address()).toBe('/login')
  })

  test('gives the focus back where it was, and does not open over a dialog', async () => {
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
  })
})

describe('single keys', () => {
  test('show the list of keys with ?, and do nothing once that is switched off', async () => {
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
    await app.user.click(await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' }))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await app.user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search vouchers' })).toHaveFocus()
  })

  test('are text where a text is typed', async () => {
    const app = renderApp('/vouchers')
    await voucherRows()
    const search = screen.getByRole('searchbox', { name: 'Search vouchers' })
    await app.user.type(search, 'a/b?x')
    expect(search).toHaveValue('a/b?x')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the theme', () => {
  test('follows the system until one is chosen, which is remembered and followed by other tabs', async () => {
    const app = renderApp('/faq')
    await screen.findByRole('heading', { name: 'FAQ is coming soon' })
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
  })
})
