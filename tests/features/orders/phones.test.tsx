import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp, runClockUntil } from '../../support/render-app'

const customer = { id: 'usr-1', name: 'Chidi Bello', email: 'chidi@example.com' }
const driver = { id: 'drv-1', name: 'Musa Ojo', phone: '+2348031234567' }
const masked = '+234 809 ••• ••54'

const restaurant = [{ id: 'res-1', name: 'Suya Spot' }]

/** Opens an order whose customer and driver have phone numbers. */
async function openOrder(phone = '08098765454') {
  const app = renderApp('/nowhere', { vouchers: 0, fakeTimers: true })
  app.db.orders.patch('ord-008', { user: { ...customer, phone }, driver, restaurant })
  await act(() => app.router.navigate({ href: '/orders/ord-008' }))
  const panel = async (name: string) => within(await screen.findByRole('region', { name }))
  await (await panel('Customer')).findByText(/^\+234 ... •••/)
  return { app, customerPanel: await panel('Customer'), delivery: await panel('Delivery') }
}

const pageText = () => document.body.textContent

test('the numbers of an order are masked, and one press shows one that can be called', async () => {
  const { app, customerPanel, delivery } = await openOrder()
  expect(customerPanel.getByText(masked)).toBeVisible()
  expect(delivery.getByText('+234 803 ••• ••67')).toBeVisible()
  expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  const show = customerPanel.getByRole('button', { name: 'Show number' })
  await app.user.click(show)
  expect(show).toHaveFocus()
  expect(show).toHaveTextContent('Hide number')
  const link = customerPanel.getByRole('link', { name: '+234 809 876 5454' })
  expect(link).toHaveAttribute('href', 'tel:+2348098765454')
  // The focus stays on the button.
  expect(link.closest('[aria-live="polite"]')).not.toBeNull()
  // The other number stays masked.
  expect(delivery.getByRole('button', { name: 'Show number' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(link).toBeVisible()
  act(() => link.focus())
  await runClockUntil(masked)
  expect(link).not.toBeInTheDocument()
  expect(show).toHaveFocus()
})

test('a number that the server has masked has no button', async () => {
  const { customerPanel } = await openOrder('+234 809 ••• ••11')
  expect(customerPanel.getByText('+234 809 ••• ••11')).toBeVisible()
  expect(customerPanel.queryByRole('button', { name: /number/ })).not.toBeInTheDocument()
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a number is masked again when the tab is hidden, and when another driver gets the order', async () => {
    const { app, delivery } = await openOrder()
    const press = () => app.user.click(delivery.getByRole('button', { name: 'Show number' }))
    await press()
    expect(pageText()).toContain('803 123 4567')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(pageText()).not.toContain('803 123 4567')
    await press()
    app.db.orders.patch('ord-008', { driver: { ...driver, phone: '+2348039999999' } })
    await act(() => app.router.options.context.queryClient.invalidateQueries())
    expect(await delivery.findByText('+234 803 ••• ••99')).toBeVisible()
    expect(pageText()).not.toContain('999 9999')
  })
})
