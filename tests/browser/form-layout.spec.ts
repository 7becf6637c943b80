import { expect, openSignedIn, isolatedTest as test } from './fixtures'
import { boxOf, dialog, hold } from './pages'

test.use({
  viewport: { width: 1280, height: 720 },
  // Playwright hides scrollbars by default.
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

test('a form does not move when a date is chosen, when it has errors, or while it is saved', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers?dialog=create')
  const form = dialog(page, 'Create New Voucher')
  const submit = form.getByRole('button', { name: 'Create Voucher' })
  const cancel = form.getByRole('button', { name: 'Cancel' })

  await test.step('the hint below a date has its space', async () => {
    // Relative to another field, because the form may scroll.
    const distance = async () =>
      (await boxOf(form.getByLabel('Claimable'))).y -
      (await boxOf(form.getByLabel('Expiry date'))).y
    const before = await distance()
    await form.getByLabel('Expiry date').fill('2027-03-01')
    await expect(form.getByText(/^1 March 2027, /)).toBeVisible()
    expect(await distance()).toBe(before)
    await form.getByLabel('Expiry date').fill('2020-01-01')
    await expect(form.getByText(/^1 January 2020 is in the past/)).toBeVisible()
    expect(await distance()).toBe(before)
  })

  await test.step('a scrollbar does not make the form narrower than its footer', async () => {
    await submit.click()
    await expect(form.getByText('Title is required')).toBeVisible()
    const body = await form.locator('[data-slot="dialog-body"]').evaluate((element) => ({
      hasScrollbar: element.getBoundingClientRect().width > element.clientWidth,
      isCut: element.scrollWidth > element.clientWidth,
    }))
    expect(body).toEqual({ hasScrollbar: true, isCut: false })
    const field = await boxOf(form.getByLabel('Title'))
    const footer = await boxOf(form.locator('[data-slot="dialog-footer"]'))
    expect(field.x + field.width).toBe(footer.x + footer.width)
  })

  await test.step('the pending state changes no size and no background', async () => {
    await form.getByLabel('Title').fill('Suya Sunday')
    await form.getByLabel('Type').selectOption('Free Delivery')
    const release = await hold(page, /\/api\/crm\/voucher$/)
    const before = await boxOf(cancel)
    await submit.click()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    expect(await boxOf(cancel)).toEqual(before)
    const background = (name: string) =>
      form.getByLabel(name).evaluate((field) => getComputedStyle(field).backgroundColor)
    expect(await background('Type')).toBe(await background('Title'))
    release()
    await expect(form).toBeHidden()
  })
})
