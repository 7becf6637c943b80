import { expect, openSignedIn, isolatedTest as test } from './fixtures'
import { toast } from './pages'

test.use({ expectedMessages: /Failed to load resource|does not have the expected shape/ })

const UNKNOWN = 'Something went wrong'
const failures = [
  ['500', 'The kitchen is on fire'],
  ['html', UNKNOWN],
  ['broken', UNKNOWN],
  ['drop', UNKNOWN],
  ['422', 'This cannot be processed'],
] as const

test('a form outlives every failure of the server in Chromium too, and each is told once', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Voucher' })
  const submit = form.getByRole('button', { name: 'Create Voucher' })
  await form.getByLabel('Title').fill('Suya Sunday')
  await form.getByLabel('Type').selectOption('Free Delivery')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url())
  })
  for (const [index, [fault, message]] of failures.entries()) {
    await form.getByLabel('Code').fill(`fault-${fault}`)
    await submit.click()
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(form.getByLabel('Title')).toHaveValue('Suya Sunday')
    await expect(form.getByLabel('Code')).toHaveValue(`fault-${fault}`)
    expect(writes).toHaveLength(index + 1)
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  }
  await form.getByLabel('Code').fill('fault-unauthenticated')
  await submit.click()
  await expect(toast(page, 'Your session has expired')).toHaveCount(1)
  await page.getByRole('button', { name: 'Use demo account' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(form.getByLabel('Code')).toHaveValue('fault-unauthenticated')
  await form.getByLabel('Code').fill('fault-empty')
  await submit.click()
  await expect(toast(page, 'Voucher added')).toBeVisible()
  await expect(form).toBeHidden()
})
