import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog, renderApp } from '../support/render-app'

type App = ReturnType<typeof renderApp>

/** Opens the first row of a list in its sheet. */
async function openSheet(list: 'Payouts' | 'Tickets', url: string) {
  const app = renderApp(url, { vouchers: 0 })
  const table = await screen.findByRole('table', { name: list, busy: false })
  await app.user.click(within(table).getAllByRole('link')[0] ?? table)
  const sheet = await findDialog(`${list.slice(0, -1)} Details`)
  await within(sheet).findByRole('button', { name: /^(Take|Approve)$/ })
  return { app, sheet, address: app.address() }
}
const openPayout = () => openSheet('Payouts', '/payouts?status=requested')
const openTicket = () => openSheet('Tickets', '/tickets?status=open')

async function openPalette(app: App) {
  await app.user.keyboard('{Control>}k{/Control}')
  return findDialog('Search or jump to…')
}

/** The groups of the dialog, each key with what it does: "Next ticket: j →". */
async function findKeys() {
  const dialog = await findDialog('Keyboard shortcuts')
  const headings = within(dialog).getAllByRole('heading', { level: 3 })
  return Object.fromEntries(
    headings.map((heading) => [
      heading.textContent,
      within(heading.closest('section') ?? dialog)
        .getAllByRole('term')
        .map((term) => {
          const keys = term.nextElementSibling?.querySelectorAll('kbd') ?? []
          return `${term.textContent}: ${Array.from(keys, (key) => key.textContent).join(' ')}`
        }),
    ]),
  )
}

const onlyDialog = () => screen.getByRole('dialog')

test('? over a sheet lists the keys that its controls have now', async () => {
  const { app, sheet } = await openTicket()
  await app.user.keyboard('?')
  const keys = await findKeys()
  expect(Object.keys(keys)).toEqual(['In this record', 'Anywhere'])
  expect(keys['In this record']).toEqual(
    expect.arrayContaining([
      'Reply: r',
      'Send: Ctrl Enter',
      'Take: a',
      'Close ticket: c',
      'Next ticket: j →',
    ]),
  )
  expect(keys['In this record']).not.toContain('Previous ticket: k ←')
  expect(keys['Anywhere']).not.toContain('Focus search: /')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(onlyDialog()).toBe(sheet))
  expect(sheet).toHaveFocus()
  await app.user.keyboard('r?')
  expect(within(sheet).getByRole('textbox', { name: 'Reply' })).toHaveValue('?')
  expect(onlyDialog()).toBe(sheet)
})

test('the palette opens over a sheet, and Escape closes only the palette', async () => {
  const { app, sheet, address } = await openPayout()
  const decline = within(sheet).getByRole('button', { name: 'Decline' })
  decline.focus()
  const palette = await openPalette(app)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(palette).not.toBeInTheDocument())
  await waitFor(() => expect(decline).toHaveFocus())
  expect(onlyDialog()).toBe(sheet)
  expect(app.address()).toBe(address)
})

test('a page that the palette opens from a sheet replaces the sheet', async () => {
  const { app } = await openPayout()
  await openPalette(app)
  await app.user.keyboard('faq{Enter}')
  await waitFor(() => expect(app.address()).toBe('/faq'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('another record that the palette opens from a sheet is shown in the sheet', async () => {
    const { app, sheet, address } = await openPayout()
    await app.user.keyboard('j')
    await waitFor(() => expect(app.address()).not.toBe(address))
    await openPalette(app)
    // "Recent" begins with the open record.
    await app.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(onlyDialog()).toBe(sheet))
    const id = new URLSearchParams(address.split('?')[1]).get('payout') ?? ''
    await waitFor(() => expect(app.address()).toContain(`payout=${id}`))
    const { payoutId } = app.db.payouts.find(id) ?? {}
    await within(sheet).findByRole('heading', { level: 3, name: payoutId ?? 'none' })
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('the palette opens the list of keys of the sheet below it', async () => {
    const { app, sheet } = await openPayout()
    await openPalette(app)
    await app.user.keyboard('keys{Enter}')
    const keys = await findKeys()
    expect(keys['In this record']).toEqual(
      expect.arrayContaining(['Decline: d', 'Approve: a', 'Next payout: j →']),
    )
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(onlyDialog()).toBe(sheet))
  })

  test('over a question, neither the palette nor the list of keys opens', async () => {
    const { app } = await openPayout()
    await app.user.keyboard('a')
    await findDialog('Approve payout')
    const dialogs = screen.getAllByRole('dialog', { hidden: true })
    await app.user.keyboard('?{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog', { hidden: true })).toEqual(dialogs)
  })

  test('over a list, the keys of lists and records are listed', async () => {
    const app = renderApp('/payouts', { vouchers: 0 })
    await screen.findByRole('table', { name: 'Payouts', busy: false })
    await app.user.keyboard('?')
    const keys = await findKeys()
    expect(Object.keys(keys)).toEqual([
      'Anywhere',
      'In a list',
      'In the voucher list',
      'In a record',
    ])
    expect(keys['Anywhere']).toContain('Focus search: /')
  })
})
