import { render, screen, waitFor } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import {
  getFocusedControl,
  restoreFocus,
  setFocusFallback,
  useFocusFallback,
} from '@/hooks/use-focus-fallback'

/** In the root element of the page: elements outside of it are not the console's. */
function renderPage(page: ReactNode) {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  return render(page, { container })
}

const button = (name: string) => screen.getByRole('button', { name })

describe('getFocusedControl', () => {
  test('getFocusedControl returns the control that has the focus', () => {
    renderPage(<button type="button">Edit</button>)
    expect(getFocusedControl()).toBeNull()
    button('Edit').focus()
    expect(getFocusedControl()).toBe(button('Edit'))
  })

  test('getFocusedControl returns the button of a menu for its items', () => {
    renderPage(
      <>
        <button type="button" id="opener">
          Actions
        </button>
        <div role="menu" aria-labelledby="opener">
          <div role="menuitem" tabIndex={-1}>
            Delete
          </div>
        </div>
      </>,
    )
    screen.getByRole('menuitem', { name: 'Delete' }).focus()
    expect(getFocusedControl()).toBe(button('Actions'))
  })
})

type FindFallback = Parameters<typeof useFocusFallback>[1]

function Bar({ findFallback, children }: { findFallback?: FindFallback; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFocusFallback(bar, findFallback)
  return <div ref={bar}>{children}</div>
}

interface PageProps {
  bars: readonly string[]
  findFallback?: FindFallback
  children?: ReactNode
}

function Page({ bars, findFallback, children }: PageProps) {
  return (
    <>
      <h1 tabIndex={-1}>Vouchers</h1>
      <button type="button">Create</button>
      <section>
        {bars.map((name) => (
          <Bar key={name} {...(findFallback && { findFallback })}>
            <button type="button">{name}</button>
          </Bar>
        ))}
      </section>
      {children}
    </>
  )
}

const findCreate = () => screen.queryByRole('button', { name: 'Create' })

describe('when a focused control is removed', () => {
  test('the fallback of a removed control gets the focus, without scrolling', async () => {
    const findFallback = vi.fn<() => HTMLElement | null>(findCreate)
    const { rerender } = renderPage(<Page bars={['A', 'B', 'C']} findFallback={findFallback} />)
    const removed = button('B')
    removed.focus()
    const focus = vi.spyOn(button('Create'), 'focus')
    rerender(<Page bars={['A', 'C']} findFallback={findFallback} />)
    await waitFor(() => expect(button('Create')).toHaveFocus())
    expect(findFallback).toHaveBeenCalledExactlyOnceWith(removed, 1)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  test.each([undefined, () => null])(
    'the heading gets the focus if a removed control has no fallback',
    async (none) => {
      const props = none && { findFallback: none }
      const { rerender } = renderPage(<Page bars={['A']} {...props} />)
      button('A').focus()
      rerender(<Page bars={[]} {...props} />)
      await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
    },
  )

  test('the topmost dialog gets the focus if a removed control has no fallback', async () => {
    const dialog = (
      <div role="dialog" tabIndex={-1} aria-label="Edit Voucher">
        Title
      </div>
    )
    const { rerender } = renderPage(<Page bars={['A']}>{dialog}</Page>)
    button('A').focus()
    rerender(<Page bars={[]}>{dialog}</Page>)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  })

  test('removing a control does not move the focus of another', async () => {
    const { rerender } = renderPage(<Page bars={['A', 'B']} findFallback={findCreate} />)
    button('B').focus()
    rerender(<Page bars={['B']} findFallback={findCreate} />)
    await Promise.resolve()
    expect(button('B')).toHaveFocus()
  })
})

describe('restoreFocus', () => {
  test('restoreFocus focuses the control', () => {
    renderPage(<Page bars={['A']} />)
    restoreFocus(button('A'))
    expect(button('A')).toHaveFocus()
  })

  test('restoreFocus follows the fallbacks of removed controls', () => {
    const { rerender } = renderPage(
      <Page bars={['A']} findFallback={findCreate}>
        <div data-testid="menu">
          <button type="button">Edit</button>
        </div>
      </Page>,
    )
    const [opener, item] = [button('A'), button('Edit')]
    setFocusFallback(screen.getByTestId('menu'), () => opener)
    rerender(<Page bars={[]} findFallback={findCreate} />)
    restoreFocus(item)
    expect(button('Create')).toHaveFocus()
  })

  test('restoreFocus focuses the heading instead of a disabled control', () => {
    renderPage(
      <Page bars={[]}>
        <button type="button" disabled>
          Next
        </button>
      </Page>,
    )
    restoreFocus(button('Next'))
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  test('restoreFocus does not take the focus from another control', () => {
    renderPage(<Page bars={['A']} />)
    button('Create').focus()
    restoreFocus(button('A'))
    expect(button('Create')).toHaveFocus()
  })

  test('restoreFocus does nothing on a page without a heading', () => {
    restoreFocus(null)
    expect(document.body).toHaveFocus()
  })
})
