import { expect, openSignedIn, isolatedTest as test, type Page } from './fixtures'

test.use({
  viewport: { width: 1280, height: 720 },
  // Playwright would hide the scrollbars.
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

async function openForm(page: Page) {
  await openSignedIn(page, '/vouchers?dialog=create')
  const form = page.getByRole('dialog', { name: 'Create New Voucher' })
  await expect(form.getByLabel('Title')).toBeFocused()
  return form
}

test('a form that scrolls is as wide as its footer, and Cancel stays where it is while it saves', async ({
  page,
}) => {
  const form = await openForm(page)
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  const widths = await form.evaluate((dialog) => {
    const body = dialog.querySelector<HTMLElement>('[data-slot="dialog-body"]')
    const right = (selector: string) =>
      dialog.querySelector(selector)?.getBoundingClientRect().right
    return {
      scrollbar: (body?.offsetWidth ?? 0) - (body?.clientWidth ?? 0),
      isCut: (body?.scrollWidth ?? 0) > (body?.clientWidth ?? 0),
      field: right('input'),
      footer: right('[data-slot="dialog-footer"]'),
    }
  })
  expect(widths.scrollbar).toBeGreaterThan(0)
  expect(widths.isCut).toBe(false)
  expect(widths.field).toBe(widths.footer)

  await form.getByLabel('Title').fill('Suya Sunday')
  await form.getByLabel('Type').selectOption('Free Delivery')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/crm/voucher', async (route) => {
    await held
    await route.continue()
  })
  const cancel = form.getByRole('button', { name: 'Cancel' })
  const before = await cancel.boundingBox()
  const background = (name: string) =>
    form.getByLabel(name).evaluate((field) => getComputedStyle(field).backgroundColor)
  await form.getByRole('button', { name: 'Create Voucher' }).click()
  await expect(form.getByRole('button', { name: 'Create Voucher' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  expect(await cancel.boundingBox()).toEqual(before)
  expect(await background('Type')).toBe(await background('Title'))
  answer()
  await expect(form).toBeHidden()
})

test('the form does not move when an expiry date is chosen', async ({ page }) => {
  const form = await openForm(page)
  // From one field to the next: the form itself may have scrolled.
  const top = async (name: string) => (await form.getByLabel(name).boundingBox())?.y ?? 0
  const place = async () => (await top('Claimable')) - (await top('Expiry date'))
  const before = await place()
  await form.getByLabel('Expiry date').fill('2027-03-01')
  await expect(form.getByText(/^1 March 2027, /)).toBeVisible()
  expect(await place()).toBe(before)
  await form.getByLabel('Expiry date').fill('2020-01-01')
  await expect(form.getByText(/^1 January 2020 is in the past/)).toBeVisible()
  expect(await place()).toBe(before)
})
