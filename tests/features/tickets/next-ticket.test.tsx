import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fill, findDialog, findToast, renderApp } from '../../support/render-app'
import { holdReads } from '../../support/server'

/** Opens the first of `count` open tickets. */
async function openTickets(count = 12) {
  const app = renderApp('/nowhere', { vouchers: 0 })
  const open = app.db.tickets.list({ status: 'open', limit: 100 }).rows
  for (const { id } of open.slice(count)) app.db.tickets.patch(id, { status: 'closed' })
  await app.router.navigate({ href: '/tickets?status=open' })
  const table = await screen.findByRole('table', { name: 'Tickets', busy: false })
  await app.user.click(within(table).getAllByRole('link')[0] ?? table)
  const sheet = within(await findDialog('Ticket Details'))
  await sheet.findByRole('button', { name: 'Take' })
  const tickets = app.db.tickets.list({ status: 'open', limit: count }).rows
  const shows = (at: number) =>
    sheet.findByRole('heading', { level: 3, name: tickets[at]?.subject ?? 'none' })
  return { app, sheet, tickets, shows }
}

type Opened = Awaited<ReturnType<typeof openTickets>>
const box = ({ sheet }: Opened) => sheet.getByRole('textbox', { name: 'Reply' })
const nextStep = ({ sheet }: Opened) => sheet.findByRole('button', { name: /^Next: / })
/** Waits until an element has the focus. */
const expectFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

async function reply(opened: Opened, text: string) {
  await opened.app.user.paste(text)
  await opened.app.user.keyboard('{Control>}{Enter}{/Control}')
  await opened.sheet.findByText(text)
}

/** Answers tickets with the keyboard alone, and returns the requests and those expected. */
async function answerMany(count: number) {
  const opened = await openTickets()
  const { app, shows, tickets } = opened
  await app.user.keyboard('r')
  for (let at = 0; at < count; at++) {
    await shows(at)
    await waitFor(() => expect(box(opened)).toHaveFocus())
    await reply(opened, `Answer ${at}`)
    await expectFocus(await nextStep(opened))
    await app.user.keyboard('{Enter}')
  }
  const replies = app.writes.filter(({ request }) => request.endsWith('/message'))
  return {
    sent: replies.map(({ request }) => request),
    expected: tickets.slice(0, count).map(({ id }) => `POST /api/crm/ticket/${id}/message`),
  }
}

test('tickets are answered one after the other with Ctrl+Enter and Enter', async () => {
  const { sent, expected } = await answerMany(2)
  expect(sent).toEqual(expected)
})

test('every reply moves the focus to the next ticket, whether the ticket was taken or not', async () => {
  const opened = await openTickets()
  const { app } = opened
  await app.user.keyboard('a')
  await findToast('Ticket taken')
  const next = await nextStep(opened)
  await expectFocus(next)
  for (const text of ['One moment', 'It is on its way']) {
    await app.user.click(box(opened))
    await reply(opened, text)
    await expectFocus(next)
  }
})

test('a reply does not take the focus from a text that was begun meanwhile', async () => {
  const opened = await openTickets()
  const { app, tickets } = opened
  await app.user.click(box(opened))
  const release = holdReads(`*/api/crm/ticket/${tickets[1]?.id}`)
  await reply(opened, 'One moment')
  await waitFor(() => expect(box(opened)).toHaveValue(''))
  await app.user.keyboard('And')
  release()
  await nextStep(opened)
  expect(box(opened)).toHaveFocus()
  expect(box(opened)).toHaveValue('And')
})

test('at the end of the list, a reply leaves the focus in the box, and a closed ticket leads back', async () => {
  const opened = await openTickets(1)
  const { app, sheet } = opened
  await app.user.click(box(opened))
  await reply(opened, 'Good morning')
  const back = await sheet.findByRole('button', { name: 'All done. Back to tickets' })
  expect(box(opened)).toHaveFocus()
  await app.user.click(sheet.getByRole('button', { name: 'Close ticket' }))
  const question = within(await findDialog('Close ticket'))
  await app.user.click(question.getByRole('button', { name: 'Close ticket' }))
  await expectFocus(back)
  await app.user.click(sheet.getByRole('button', { name: 'Back to tickets' }))
  await waitFor(() => expect(app.address()).toBe('/tickets?status=open'))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('ten tickets are answered with two key presses each', async () => {
    const { sent, expected } = await answerMany(10)
    expect(sent).toEqual(expected)
  })

  test('tickets are answered and closed one after the other with the keyboard alone', async () => {
    const opened = await openTickets()
    const { app, shows, sheet } = opened
    await app.user.keyboard('r')
    for (const at of [0, 1]) {
      await shows(at)
      await waitFor(() => expect(box(opened)).toHaveFocus())
      await app.user.paste(`Answer ${at}`)
      await app.user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
      await sheet.findByText('This ticket is closed')
      await expectFocus(await nextStep(opened))
      await app.user.keyboard('{Enter}')
    }
    await shows(2)
    await waitFor(() => expect(box(opened)).toHaveFocus())
  })

  test('the place of an action that has gone is kept until another ticket is shown', async () => {
    const opened = await openTickets(2)
    const { app, shows, sheet, tickets } = opened
    app.db.tickets.patch(tickets[1]?.id ?? '', { assignee: { id: 'adm-1', name: 'Ada Obi' } })
    const places = () =>
      Array.from(sheet.getByRole('group', { name: 'Actions' }).children, (child) => [
        child.textContent,
        child.getAttribute('aria-hidden'),
      ])
    await app.user.keyboard('a')
    await expectFocus(await nextStep(opened))
    expect(places()).toEqual([
      ['Take', 'true'],
      ['Assign…', null],
      ['Close ticket', null],
      ['Release', null],
    ])
    await app.user.keyboard('{Enter}')
    await shows(1)
    // Its first letter is the key of the text box.
    expect(await sheet.findByRole('button', { name: 'Release' })).not.toHaveAttribute('data-key')
    expect(places()).toEqual([
      ['Assign…', null],
      ['Release', null],
      ['Close ticket', null],
    ])
  })

  test('after a reply, the keys of the queue do not lead into the box', async () => {
    const opened = await openTickets()
    const { app, shows, sheet } = opened
    await app.user.click(box(opened))
    await reply(opened, 'Good morning')
    await expectFocus(await nextStep(opened))
    await app.user.keyboard('j')
    await shows(1)
    await sheet.findByRole('button', { name: 'Take' })
    expect(box(opened)).not.toHaveFocus()
    await app.user.keyboard('k')
    await shows(0)
    expect(box(opened)).not.toHaveFocus()
  })

  test('a step after another change does not lead into the box', async () => {
    const opened = await openTickets()
    const { app, shows, sheet } = opened
    await app.user.click(box(opened))
    await reply(opened, 'Good morning')
    await expectFocus(await nextStep(opened))
    await app.user.keyboard('c')
    const question = within(await findDialog('Close ticket'))
    await app.user.click(question.getByRole('button', { name: 'Close ticket' }))
    await sheet.findByText('This ticket is closed')
    await expectFocus(await nextStep(opened))
    await app.user.keyboard('{Enter}')
    await shows(1)
    await sheet.findByRole('button', { name: 'Take' })
    expect(screen.getByRole('dialog')).toHaveFocus()
  })

  test('on a touch screen, the step after a reply does not open the keyboard', async () => {
    const opened = await openTickets(2)
    const { app, shows, sheet } = opened
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === '(pointer: coarse)' }),
    )
    await app.user.click(box(opened))
    await reply(opened, 'Good morning')
    await app.user.click(await nextStep(opened))
    await shows(1)
    const take = await sheet.findByRole('button', { name: 'Take' })
    expect(screen.getByRole('dialog')).toHaveFocus()
    // At the end of the list, neither.
    await app.user.click(take)
    await expectFocus(await sheet.findByRole('button', { name: 'All done. Back to tickets' }))
  })

  test('a note keeps the focus', async () => {
    const opened = await openTickets()
    const { app, sheet } = opened
    const note = sheet.getByRole('textbox', { name: 'Add a note' })
    await fill(app.user, note, 'Called him')
    await app.user.keyboard('{Control>}{Enter}{/Control}')
    await sheet.findByText('Called him')
    await nextStep(opened)
    expect(note).toHaveFocus()
  })
})
