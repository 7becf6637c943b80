// @module-tag matrix

import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession } from '@/memory/session'
import { fill, findDialog, renderApp, signIn } from '../support/render-app'

const TYPED = ' and what was typed'

test.each([
  {
    title: 'Edit category',
    label: 'Name',
    own: '/categories?category=cat-001&dialog=edit',
    other: '/categories?category=cat-002&dialog=edit',
  },
  {
    title: 'Edit question',
    label: 'Question',
    own: '/faq?faq=faq-001&dialog=edit',
    other: '/faq?faq=faq-002&dialog=edit',
  },
])(
  'what was typed in the form $title is restored for the same record only, and is not lost without a question',
  async ({ title, label, own, other }) => {
    const app = renderApp(own, { vouchers: 0 })
    const findField = async () =>
      within(await findDialog(title)).getByRole('textbox', { name: label })
    await fill(app.user, await findField(), TYPED)
    act(() => endSession('expired'))
    await screen.findByRole('heading', { name: 'Sign in' })
    act(() => app.router.history.push(other))
    await signIn(app.user)
    expect(await findField()).not.toHaveDisplayValue(new RegExp(TYPED))
    act(() => app.router.history.push(own))
    expect(await screen.findByText('Draft restored')).toBeVisible()
    expect(await findField()).toHaveDisplayValue(new RegExp(TYPED))
    await app.user.keyboard('{Escape}')
    expect(await findDialog('Discard unsaved changes?')).toBeVisible()
  },
)
