import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, findDialog, findToast, renderApp, rowAt } from '../support/render-app'

const focused = () => document.activeElement ?? document.body
const press = (init: KeyboardEventInit) => fireEvent.keyDown(focused(), init)
/** Whether the console handles the key. */
const isUsed = (init: KeyboardEventInit) => !press(init)
const isDialogOpen = () => screen.queryByRole('dialog') !== null

const capsLock = { key: 'C', code: 'KeyC', modifierCapsLock: true }

test('C does nothing with Shift, with AltGr, during a composition, or where a Latin layout has another letter', async () => {
  renderApp('/vouchers')
  await rowAt(0)
  const ignored = [
    { key: 'C', code: 'KeyC', shiftKey: true },
    { ...capsLock, key: 'c', shiftKey: true },
    { key: 'С', code: 'KeyC', shiftKey: true },
    { key: 'c', code: 'KeyC', modifierAltGraph: true },
    { key: '©', code: 'KeyC', modifierAltGraph: true },
    { key: 'c', code: 'KeyC', isComposing: true },
    { key: 'c', code: 'KeyC', keyCode: 229 },
    // Dvorak, AZERTY.
    { key: 'j', code: 'KeyC' },
    { key: 'é', code: 'KeyC' },
  ]
  expect(ignored.filter((key) => isUsed(key))).toEqual([])
  press({ key: 'c', code: 'KeyI' })
  expect(await findDialog('Create New Voucher')).toBeVisible()
})

const endings = [
  ['a key of the composition', { isComposing: true }],
  ['the key that ends it in Safari', { keyCode: 229 }],
] as const

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['with Caps Lock', capsLock],
    ['on a Cyrillic layout', { key: 'с', code: 'KeyC' }],
    ['on a Cyrillic layout with Caps Lock', { key: 'С', code: 'KeyC', modifierCapsLock: true }],
    ['on an Arabic layout', { key: 'ؤ', code: 'KeyC' }],
    ['on a Greek layout', { key: 'ψ', code: 'KeyC' }],
  ])('C opens the form of a voucher %s', async (_layout, key) => {
    renderApp('/vouchers')
    await rowAt(0)
    press(key)
    expect(await findDialog('Create New Voucher')).toBeVisible()
  })

  test('the palette, the search box and the shortcuts open on layouts of other scripts', async () => {
    const app = renderApp('/vouchers')
    await rowAt(0)
    expect(isUsed({ key: 'л', code: 'KeyK', ctrlKey: true, altKey: true })).toBe(false)
    press({ key: 'л', code: 'KeyK', ctrlKey: true })
    await findDialog('Search or jump to…')
    press({ key: 'л', code: 'KeyK', ctrlKey: true })
    await waitFor(() => expect(isDialogOpen()).toBe(false))
    press({ key: 'ظ', code: 'Slash' })
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await app.user.keyboard('{Escape}')
    press({ key: '؟', code: 'Slash', shiftKey: true })
    expect(await findDialog('Keyboard shortcuts')).toBeVisible()
  })

  test('rows, records and toasts have their keys on a Cyrillic layout and with Caps Lock', async () => {
    const app = renderApp('/payouts', { vouchers: 0 })
    const table = await screen.findByRole('table', { name: 'Payouts', busy: false })
    const [, first, second] = within(table).getAllByRole('row')
    first?.focus()
    press({ key: 'ч', code: 'KeyX' })
    const checkbox = (row: HTMLElement | undefined) => row && within(row).getByRole('checkbox')
    expect(checkbox(first)).toBeChecked()
    second?.focus()
    press({ key: 'X', code: 'KeyX', modifierCapsLock: true })
    expect(checkbox(second)).toBeChecked()
    await app.user.keyboard('{Escape}')

    first?.focus()
    await app.user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Payout Details' })
    const address = app.address()
    expect(isUsed({ key: 'J', code: 'KeyJ', shiftKey: true })).toBe(false)
    expect(isUsed({ key: 'о', code: 'KeyJ', modifierAltGraph: true })).toBe(false)
    press({ key: 'о', code: 'KeyJ' })
    await waitFor(() => expect(app.address()).not.toBe(address))
    const next = app.address()
    press({ key: 'K', code: 'KeyK', modifierCapsLock: true })
    await waitFor(() => expect(app.address()).not.toBe(next))
  })

  test('Alt+T focuses a toast on a Cyrillic layout, and where T has another place', async () => {
    const app = renderApp('/vendors/ven-022?dialog=suspend', { vouchers: 0 })
    await findToast('Suspend is not possible for Asun Republic Ltd')
    for (const key of [
      { key: 'е', code: 'KeyT' },
      { key: '†', code: 'KeyT' },
      { key: 't', code: 'KeyK' },
    ]) {
      screen.getByRole('heading', { level: 1 }).focus()
      press({ ...key, altKey: true, ctrlKey: true })
      expect(focused()).toHaveTextContent('Vendors')
      press({ ...key, altKey: true })
      expect(focused()).toHaveTextContent('Suspend is not possible')
    }
    expect(app.writes).toEqual([])
  })

  test.each(endings)('in the search box, %s neither searches nor leaves', async (_name, ending) => {
    const app = renderApp('/vouchers', { fakeTimers: true })
    await rowAt(0)
    const box = screen.getByRole('searchbox')
    await fill(app.user, box, 'にほん')
    const before = app.requests.length
    for (const key of ['Enter', 'ArrowDown', 'Escape']) press({ key, ...ending })
    expect(box).toHaveFocus()
    expect(app.requests).toHaveLength(before)
  })

  test.each(endings)('in the palette, %s runs and closes nothing', async (_name, ending) => {
    const app = renderApp('/faq', { vouchers: 0 })
    await screen.findByRole('table', { name: 'FAQ', busy: false })
    press({ key: 'k', ctrlKey: true })
    const palette = await findDialog('Search or jump to…')
    await fill(app.user, screen.getByRole('combobox'), 'pay')
    for (const key of ['Enter', 'Escape']) press({ key, ...ending })
    expect(palette).toBeVisible()
    expect(app.address()).toBe('/faq')
  })

  test.each(endings)(
    'where a record is chosen, %s neither chooses nor submits',
    async (_name, ending) => {
      const app = renderApp('/menus', { vouchers: 0 })
      await app.user.click(await screen.findByRole('button', { name: 'All Restaurants' }))
      const dialog = within(await findDialog('Choose a restaurant'))
      await waitFor(() => expect(dialog.getAllByRole('radio').length).toBeGreaterThan(1))
      const box = dialog.getByRole('searchbox')
      box.focus()
      // Without its default action, the browser does not submit the form either.
      expect(press({ key: 'Enter', ...ending })).toBe(false)
      press({ key: 'Escape', ...ending })
      await fill(app.user, box, 'a')
      await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'false'))
      expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    },
  )

  test.each(endings)(
    'in a form, %s neither submits nor asks to discard it',
    async (_name, ending) => {
      const app = renderApp('/vouchers?dialog=create')
      const dialog = await findDialog('Create New Voucher')
      await fill(app.user, within(dialog).getByLabelText('Title'), 'にほん')
      expect(press({ key: 'Enter', ...ending })).toBe(false)
      press({ key: 'Escape', ...ending })
      expect(screen.getAllByRole('dialog')).toEqual([dialog])
      press({ key: 'Escape' })
      expect(await findDialog('Discard unsaved changes?')).toBeVisible()
    },
  )

  test.each(endings)('in a reply, %s with Ctrl sends nothing', async (_name, ending) => {
    const app = renderApp('/vendors/ven-022', { vouchers: 0 })
    const box = await screen.findByRole('textbox', { name: /note/i })
    await fill(app.user, box, 'にほん')
    press({ key: 'Enter', ctrlKey: true, ...ending })
    expect(app.writes).toEqual([])
    press({ key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(app.writes).toHaveLength(1))
  })

  test('letters in a field of a shadow root beside the fields of the console are no shortcuts', async () => {
    renderApp('/vouchers')
    await rowAt(0)
    const host = document.createElement('div')
    screen.getByRole('searchbox').after(host)
    const field = document.createElement('input')
    host.attachShadow({ mode: 'open' }).append(field)
    expect(fireEvent.keyDown(field, { key: 'c', code: 'KeyC', composed: true })).toBe(true)
    host.remove()
  })
})
