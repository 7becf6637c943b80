import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { focusedElement, giveFocusTo, heirFinderOf, registerHeirFinder } from '@/lib/focus'

const button = (name: string) => screen.getByRole('button', { name })

describe('what has the focus', () => {
  test('is the control, and the one that had it where nothing has it', () => {
    render(<button type="button">Edit</button>)
    const edit = button('Edit')
    edit.focus()
    expect(focusedElement()).toBe(edit)
    edit.blur()
    expect(document.body).toHaveFocus()
    expect(focusedElement()).toBe(edit)
  })

  test('is a menu’s button where it is an item of the menu; else the item', () => {
    render(
      <>
        <button type="button" id="opener">
          Actions
        </button>
        <div role="menu" aria-labelledby="opener">
          <div role="menuitem" tabIndex={-1}>
            Delete
          </div>
        </div>
        <div role="menu">
          <div role="menuitem" tabIndex={-1}>
            Alone
          </div>
        </div>
      </>,
    )
    const item = screen.getByRole('menuitem', { name: 'Delete' })
    item.focus()
    expect(focusedElement()).toBe(button('Actions'))
    item.blur()
    expect(focusedElement()).toBe(button('Actions'))
    const alone = screen.getByRole('menuitem', { name: 'Alone' })
    alone.focus()
    expect(focusedElement()).toBe(alone)
  })
})

describe('the heir of a control', () => {
  test('is told by the nearest place that has one, until it has none', () => {
    render(
      <main>
        <section aria-label="Table">
          <button type="button">Edit</button>
        </section>
        <button type="button">Create</button>
      </main>,
    )
    const ofTable = () => button('Create')
    const ofPage = () => undefined
    const leaveTable = registerHeirFinder(screen.getByRole('region', { name: 'Table' }), ofTable)
    const leavePage = registerHeirFinder(screen.getByRole('main'), ofPage)
    expect(heirFinderOf(button('Edit'))).toBe(ofTable)
    expect(heirFinderOf(button('Create'))).toBe(ofPage)
    expect(heirFinderOf(null)).toBeUndefined()
    leaveTable()
    expect(heirFinderOf(button('Edit'))).toBe(ofPage)
    leavePage()
    expect(heirFinderOf(button('Edit'))).toBeUndefined()
  })
})

describe('the focus goes', () => {
  function renderPage() {
    render(
      <>
        <h1 tabIndex={-1}>Vouchers</h1>
        <button type="button">Edit</button>
        <button type="button">Create</button>
      </>,
    )
    return { edit: button('Edit'), create: button('Create'), heading: screen.getByRole('heading') }
  }

  test.each([
    ['which is scrolled to where it is not to be seen', -50, false],
    ['without scrolling where it is', 50, true],
  ])('to the control, %s; not to its heir', (_name, top, preventScroll) => {
    const { edit, create } = renderPage()
    vi.spyOn(edit, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40))
    const focus = vi.spyOn(edit, 'focus')
    giveFocusTo(edit, () => create)
    expect(edit).toHaveFocus()
    expect(focus).toHaveBeenCalledWith({ preventScroll })
  })

  test('to the heir of one that has gone, without scrolling', () => {
    const { create } = renderPage()
    const focus = vi.spyOn(create, 'focus')
    giveFocusTo(document.createElement('button'), () => create)
    expect(create).toHaveFocus()
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  test.each([undefined, () => undefined])('to the page where there is none', (findHeir) => {
    const { heading } = renderPage()
    giveFocusTo(null, findHeir)
    expect(heading).toHaveFocus()
  })

  test('to the dialog that lies on top of the page', () => {
    renderPage()
    render(
      <div role="dialog" tabIndex={-1} aria-label="Edit Voucher">
        Title
      </div>,
    )
    giveFocusTo(null)
    expect(screen.getByRole('dialog')).toHaveFocus()
  })

  test('nowhere else where it is not lost', () => {
    const { create } = renderPage()
    create.focus()
    giveFocusTo(null)
    expect(create).toHaveFocus()
  })

  test('nowhere where there is nothing', () => {
    giveFocusTo(null)
    expect(document.body).toHaveFocus()
  })
})
