import { expect, openSignedIn, signIn, isolatedTest as test } from './fixtures'
import { dialog, toast } from './pages'

test.use({ expectedMessages: /Failed to load resource|does not have the expected shape/ })

const LOST = /^Something went wrong\s*No response arrived/
const failures = [
  ['500', 'The kitchen is on fire'],
  ['html', LOST],
  ['broken', LOST],
  ['drop', LOST],
  ['422', 'This cannot be processed'],
] as const

test('a form keeps its input after every failure of the server, and shows each error once', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers?dialog=create')
  const form = dialog(page, 'Create New Voucher')
  const submit = form.getByRole('button', { name: 'Create Voucher' })
  const alert = page.getByRole('group', { name: 'Error' })
  await form.getByLabel('Title').fill('Suya Sunday')
  await form.getByLabel('Type').selectOption('Free Delivery')
  const mutations: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') mutations.push(request.url())
  })
  for (const [index, [fault, message]] of failures.entries()) {
    await form.getByLabel('Code').fill(`fault-${fault}`)
    await submit.click()
    await expect(alert).toHaveText(message)
    await expect(submit).not.toHaveAttribute('aria-busy')
    await expect(form.getByLabel('Title')).toHaveValue('Suya Sunday')
    await expect(form.getByLabel('Code')).toHaveValue(`fault-${fault}`)
    expect(mutations).toHaveLength(index + 1)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toBeHidden()
  }
  await form.getByLabel('Code').fill('fault-unauthenticated')
  await submit.click()
  await expect(toast(page, 'Your session has expired')).toHaveCount(1)
  await signIn(page)
  await expect(form.getByLabel('Code')).toHaveValue('fault-unauthenticated')
  await form.getByLabel('Code').fill('fault-empty')
  await submit.click()
  await expect(toast(page, 'Voucher added')).toBeVisible()
  await expect(form).toBeHidden()
})
