import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { singleKeyShortcuts } from '@/hooks/use-shortcut'
import { findDialog, findToast, renderApp } from '../support/render-app'
import { holdReads, holdResponse, server } from '../support/server'

type App = ReturnType<typeof renderApp>

/** The rows of a list, once they have loaded, also below a sheet. */
async function rowsOf(name: string) {
  const table = await screen.findByRole('table', { name, busy: false, hidden: true })
  return within(table).getAllByRole('row', { hidden: true }).slice(1)
}

/** Opens a row, by default the first one. A negative index counts from the last one. */
async function openRow(app: App, list: string, index = 0) {
  const row = (await rowsOf(list)).at(index)
  await app.user.click(within(row ?? document.body).getAllByRole('link')[0] ?? document.body)
}

/** Opens a requested payout. `names` are those of the list. */
async function openPayouts(index = 0, fakeTimers = false) {
  const app = renderApp('/payouts?status=requested', { vouchers: 0, fakeTimers })
  await openRow(app, 'Payouts', index)
  const sheet = within(await findDialog('Payout Details'))
  await sheet.findByRole('button', { name: 'Approve' })
  const { rows } = app.db.payouts.list({ status: 'requested' })
  return { app, sheet, names: rows.map(({ payoutId }) => payoutId) }
}

/** The heading of a sheet, also below a question. */
const isShown = (name: string | undefined) =>
  screen.findByRole('heading', { level: 3, name: name ?? 'none', hidden: true })

/** The heading of a page. */
const isOpen = (name: string | undefined) =>
  screen.findByRole('heading', { level: 2, name: name ?? 'none' })

/** Confirms the question that is open. */
async function confirm(app: App, title: string) {
  const dialog = within(await findDialog(title))
  await app.user.click(dialog.getByRole('button', { name: /^Approve ₦/ }))
}

test('after an action the next record is focused, though the decided one has left the list', async () => {
  const { app, sheet, names } = await openPayouts()
  await app.user.click(sheet.getByRole('button', { name: 'Approve' }))
  await confirm(app, 'Approve payout')
  const next = await sheet.findByRole('button', { name: `Next: ${names[1]}` })
  await waitFor(() => expect(next).toHaveFocus())
  await waitFor(async () => expect(await rowsOf('Payouts')).toHaveLength(names.length - 1))
  expect(sheet.getByRole('heading', { level: 3 })).toHaveTextContent(names[0] ?? '')
  await app.user.keyboard('{Enter}')
  await isShown(names[1])
  expect(sheet.queryByRole('button', { name: /^Next: / })).not.toBeInTheDocument()
  // A second Enter must not skip it.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  await app.user.click(sheet.getByRole('button', { name: 'Previous payout' }))
  await isShown(names[0])
  expect(sheet.getByRole('button', { name: 'Previous payout' })).toBeDisabled()
  expect(sheet.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

test('the page of a record steps through its list, and Back returns to it', async () => {
  const app = renderApp('/orders?status=paid', { vouchers: 0 })
  const paid = app.db.orders.list({ status: 'paid' }).rows
  await openRow(app, 'Orders')
  await isOpen(paid[0]?.orderId)
  await app.user.click(screen.getByRole('button', { name: 'Next order' }))
  await isOpen(paid[1]?.orderId)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next order' })).toHaveFocus())
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain(paid[1]?.orderId)
  await app.user.keyboard('k')
  await isOpen(paid[0]?.orderId)
  expect(screen.getByRole('button', { name: 'Previous order' })).toBeDisabled()
  app.router.history.back()
  await waitFor(() => expect(app.address()).toBe('/orders?status=paid'))
})

test('a ticket is taken and answered by keyboard, and then the next one is focused', async () => {
  const app = renderApp('/tickets?status=open', { vouchers: 0 })
  const open = app.db.tickets.list({ status: 'open' }).rows
  await openRow(app, 'Tickets')
  const sheet = within(await findDialog('Ticket Details'))
  await sheet.findByRole('button', { name: 'Take' })
  await app.user.keyboard('a')
  await findToast('Ticket taken')
  const next = await sheet.findByRole('button', { name: `Next: ${open[1]?.ticketId}` })
  await waitFor(() => expect(next).toHaveFocus())
  await app.user.keyboard('{Enter}')
  await isShown(open[1]?.subject)
  await app.user.click(await sheet.findByRole('textbox', { name: 'Reply' }))
  await app.user.keyboard('Good morning{Control>}{Enter}{/Control}')
  await sheet.findByText('Good morning')
  await waitFor(() => expect(sheet.getByRole('button', { name: /^Next: / })).toHaveFocus())
})

// Its button would move when the actions of either record change, and a tap would hit another one.
for (const [name, index] of [
  ['changed', 0],
  ['next', 1],
] as const) {
  test(
    `the next record is offered once the ${name} one is known, without the focus of a text`,
    { tags: 'matrix' },
    async () => {
      const app = renderApp('/tickets?status=open', { vouchers: 0 })
      const open = app.db.tickets.list({ status: 'open' }).rows
      await openRow(app, 'Tickets')
      const sheet = within(await findDialog('Ticket Details'))
      await sheet.findByRole('button', { name: 'Take' })
      // Take reads the ticket before its request.
      let release = () => {}
      const hold = () => {
        release = holdReads(`*/api/crm/ticket/${open[index]?.id}`)
      }
      server.use(http.patch('*/api/crm/ticket/:id', hold, { once: true }))
      await app.user.keyboard('a')
      await findToast('Ticket taken')
      await app.user.click(sheet.getByRole('textbox', { name: 'Reply' }))
      // The list has been refetched.
      await waitFor(async () => {
        const [row] = await rowsOf('Tickets')
        expect(row?.querySelector('a')?.search).toContain(open[1]?.id)
      })
      expect(sheet.queryByRole('button', { name: /^Next: / })).not.toBeInTheDocument()
      release()
      await sheet.findByRole('button', { name: /^Next: / })
      expect(sheet.getByRole('textbox', { name: 'Reply' })).toHaveFocus()
    },
  )
}

describe('in the matrix', { tags: 'matrix' }, () => {
  test('five payouts are approved with twelve key presses', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    const before = app.db.payouts.list({ status: 'requested' }).rows.slice(0, 5)
    const account = before.find((payout) => payout.account)?.account ?? null
    // Each in the name of its payee, and no two of them the same: there is nothing to check.
    for (const [index, { id, payee }] of before.entries()) {
      app.db.payouts.patch(id, {
        account: account && {
          ...account,
          accountName: payee?.name ?? null,
          accountNumber: `012345678${index}`,
        },
      })
    }
    await app.router.navigate({ href: '/payouts?status=requested' })
    await rowsOf('Payouts')
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await app.user.keyboard(key)
    }
    await press('{ArrowDown}')
    await press('{Enter}')
    const sheet = within(await findDialog('Payout Details'))
    await sheet.findByRole('button', { name: 'Approve' })
    for (const { payoutId } of before) {
      await press('a')
      await isShown(payoutId)
      const question = within(await findDialog('Approve payout'))
      await waitFor(() =>
        expect(question.getByRole('button', { name: /^Approve ₦/ })).toHaveFocus(),
      )
      await press('{Enter}')
      await waitFor(() => expect(sheet.getByRole('button', { name: /^Next: / })).toHaveFocus())
    }
    expect(presses).toBe(12)
    expect(app.writes.map(({ request }) => request)).toEqual(
      before.map(({ id }) => `PATCH /api/crm/payout/${id}`),
    )
  })

  test('at the end of the list there is a way back to it', async () => {
    const { app, sheet } = await openPayouts(-1)
    expect(sheet.getByRole('button', { name: 'Next payout' })).toBeDisabled()
    await app.user.keyboard('j')
    await app.user.click(await sheet.findByRole('button', { name: 'Approve' }))
    await confirm(app, 'Approve payout')
    const back = await sheet.findByRole('button', { name: 'All done. Back to payouts' })
    await waitFor(() => expect(back).toHaveFocus())
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/payouts?status=requested'))
  })

  test('an order that is canceled stays in the queue of its list', async () => {
    const app = renderApp('/orders?status=paid', { vouchers: 0 })
    const paid = app.db.orders.list({ status: 'paid' }).rows
    await openRow(app, 'Orders')
    await isOpen(paid[0]?.orderId)
    await app.user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const question = within(await findDialog('Cancel order'))
    await app.user.selectOptions(question.getByLabelText('Reason'), 'Customer asked')
    await app.user.click(question.getByRole('button', { name: 'Cancel order' }))
    await findToast('Order canceled')
    const next = await screen.findByRole('button', { name: `Next: ${paid[1]?.orderId}` })
    await waitFor(() => expect(next).toHaveFocus())
    await app.user.click(next)
    await isOpen(paid[1]?.orderId)
    await app.user.click(screen.getByRole('button', { name: 'Previous order' }))
    await isOpen(paid[0]?.orderId)
  })

  test('a record that was not opened from a list has no previous and next', async () => {
    const app = renderApp('/orders?status=paid', { vouchers: 0 })
    const [order] = app.db.orders.list({ status: 'paid' }).rows
    await rowsOf('Orders')
    await app.router.navigate({ to: '/orders/$id', params: { id: order?.id ?? '' } })
    await isOpen(order?.orderId)
    expect(screen.queryByRole('button', { name: 'Next order' })).not.toBeInTheDocument()
    await app.user.keyboard('j')
    expect(app.address()).toBe(`/orders/${order?.id}`)
  })

  test('keys do nothing in a field, with a modifier, held down, or if they are switched off', async () => {
    const { app, sheet } = await openPayouts()
    const address = app.address()
    await app.user.keyboard('{Control>}j{/Control}{Shift>}j{/Shift}')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j', repeat: true })
    singleKeyShortcuts.set(false)
    await app.user.keyboard('ja')
    expect(app.address()).toBe(address)
    singleKeyShortcuts.set(true)
    await app.user.keyboard('d')
    const question = within(await findDialog('Decline payout'))
    await app.user.selectOptions(question.getByLabelText('Reason'), 'Other')
    await app.user.type(question.getByRole('textbox'), 'jak')
    expect(app.address()).toBe(`${address}&dialog=decline`)
    expect(sheet.getByRole('button', { name: 'Next payout', hidden: true })).toBeEnabled()
  })

  test('a question without fields focuses its button, unless that is destructive', async () => {
    const { app } = await openPayouts()
    await app.user.keyboard('a')
    const question = within(await findDialog('Approve payout'))
    const approve = question.getByRole('button', { name: /^Approve ₦/ })
    await waitFor(() => expect(approve).toHaveFocus())
    // The key that opened the question is still held.
    const isPressed = fireEvent.keyDown(approve, { key: 'Enter', repeat: true })
    expect(isPressed).toBe(false)
  })

  test('a second press of a key right after a question opened does not confirm it', async () => {
    const { app } = await openPayouts(0, true)
    await app.user.keyboard('a')
    const question = await findDialog('Approve payout')
    expect(question).toHaveFocus()
    await app.user.keyboard('{Enter} ')
    const approve = within(question).getByRole('button', { name: /^Approve ₦/ })
    await waitFor(() => expect(approve).toHaveFocus())
    expect(app.writes).toEqual([])
  })

  test('a destructive question does not focus its button', async () => {
    const app = renderApp('/faq', { vouchers: 0 })
    const [faq] = app.db.faqs.all()
    await app.router.navigate({ to: '/faq', search: { faq: faq?.id, dialog: 'delete' } })
    const question = within(await findDialog('Delete question'))
    expect(question.getByRole('button', { name: 'Delete question' })).not.toHaveFocus()
  })

  test('after the last record of a page, the next one is offered once its page has loaded', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    const last = app.db.tickets.list({ limit: 20 }).rows.at(-1)
    app.db.tickets.patch(last?.id ?? '', { status: 'open', assignee: null })
    await app.router.navigate({ href: '/tickets' })
    await rowsOf('Tickets')
    const release = holdReads('*/api/crm/ticket')
    await openRow(app, 'Tickets', -1)
    const sheet = within(await findDialog('Ticket Details'))
    await sheet.findByRole('button', { name: 'Take' })
    await app.user.keyboard('a')
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Take' })).toBeNull())
    expect(sheet.queryByRole('button', { name: /^Next: / })).not.toBeInTheDocument()
    release()
    await sheet.findByRole('button', { name: /^Next: / })
  })

  test('the key r focuses the reply of a ticket, and is not typed into it', async () => {
    const app = renderApp('/tickets?status=open', { vouchers: 0 })
    await openRow(app, 'Tickets')
    const sheet = within(await findDialog('Ticket Details'))
    const reply = await sheet.findByRole('textbox', { name: 'Reply' })
    await app.user.keyboard('rGood morning')
    expect(reply).toHaveFocus()
    expect(reply).toHaveValue('Good morning')
  })

  test('while the next page loads, the button waits for it', async () => {
    const app = renderApp('/payouts', { vouchers: 0 })
    await openRow(app, 'Payouts', -2)
    const sheet = within(await findDialog('Payout Details'))
    const { rows: payouts, ...page } = app.db.payouts.list({ limit: 21 })
    const names = payouts.map(({ payoutId }) => payoutId)
    const release = holdResponse('get', '*/api/crm/payout', 200, {
      ...page,
      payouts,
    })
    await app.user.keyboard('j')
    await isShown(names[19])
    const next = sheet.getByRole('button', { name: 'Next payout' })
    expect(next).toHaveAttribute('aria-busy', 'true')
    release()
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'))
    await app.user.keyboard('j')
    await isShown(names[20])
  })

  test('past the end of the page the next page is read, and decided records do not hide any', async () => {
    const app = renderApp('/payouts', { vouchers: 0 })
    await openRow(app, 'Payouts', -2)
    const sheet = within(await findDialog('Payout Details'))
    const ids = app.db.payouts.list({ limit: 22 }).rows.map(({ payoutId }) => payoutId)
    // Two of the first page leave the list meanwhile.
    const gone = app.db.payouts.list({ limit: 2 }).rows
    for (const { id } of gone) app.db.payouts.remove(id)
    await app.user.keyboard('{ArrowRight}')
    await isShown(ids[19])
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Next payout' })).toBeEnabled())
    await app.user.keyboard('j')
    await isShown(ids[20])
    expect(app.requests.filter((request) => request.includes('page=2'))).not.toEqual([])
  })

  test('the primary action and the next one have the key a, others their first letter', async () => {
    const { app, sheet, names } = await openPayouts()
    const keyOf = (name: string) => sheet.getByRole('button', { name }).dataset['key']
    expect([keyOf('Approve'), keyOf('Decline')]).toEqual(['a', 'd'])
    await app.user.click(sheet.getByRole('button', { name: 'Approve' }))
    await confirm(app, 'Approve payout')
    const approveNext = await sheet.findByRole('button', { name: 'Approve next' })
    await app.user.click(approveNext)
    await findDialog('Approve payout')
    await isShown(names[1])
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(sheet.getByRole('heading', { level: 3 })).toHaveTextContent(names[1] ?? '')
  })
})
