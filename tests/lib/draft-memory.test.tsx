import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { endSession, updateUser } from '@/lib/session'
import { findDialog, renderApp, signIn } from '../support/render-app'
import { takeLogged } from '../support/server'

async function openCreate(app: ReturnType<typeof renderApp>) {
  await app.user.click(await screen.findByRole('button', { name: 'Create Voucher' }))
  const dialog = await findDialog('Create New Voucher')
  return { title: within(dialog).getByLabelText('Title') }
}

test('what was typed is found again where the browser allows no storage', async () => {
  const app = renderApp('/vouchers')
  const { title } = await openCreate(app)
  await app.user.type(title, 'Half of it')
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  act(() => endSession('expired'))
  await signIn(app.user)
  const again = await findDialog('Create New Voucher')
  expect(within(again).getByLabelText('Title')).toHaveValue('Half of it')
  expect(takeLogged().join()).toContain('The browser storage cannot hold the draft of a form.')
})

test('what an administrator types who cannot be told from others is not kept', async () => {
  const app = renderApp('/vouchers')
  act(() => updateUser({ firstName: 'Ada', lastName: 'Obi', usertype: 'admin' }))
  const { title } = await openCreate(app)
  await app.user.type(title, 'Half of it')
  act(() => endSession('expired'))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(sessionStorage).toHaveLength(0)
})
