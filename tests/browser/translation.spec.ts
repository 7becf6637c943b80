import { translatePage } from '../support/translate'
import { expect, isolatedTest as test, openSignedIn, type Page } from './fixtures'
import { dialog, moduleLink, toast } from './pages'

// In jsdom, every module is tested in translation. Here is what only a browser does: layout, focus,
// fields, and the order of its events.

/** Waits until nothing loads. Fails if an error has replaced the page. */
async function settle(page: Page) {
  await expect(page.locator('[aria-busy="true"], [data-slot="skeleton"]')).toHaveCount(0)
  await expect(page.getByText(/This page couldn.t be shown/)).toHaveCount(0)
}

const VALUE = /₦|\S@\S|\b[A-Z]{2,}-[\dA-Z]|\d{5}|^[\d.,%+–]+$/u

/** Amounts, addresses, codes, references and phone numbers that a browser would translate. */
async function translatedValues(page: Page) {
  const texts = await page
    .locator('font font:not([translate="no"] *, option *)')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''))
  // What people wrote may have some.
  return texts.filter((text) => text.length < 60 && VALUE.test(text))
}

async function openTranslated(page: Page, url: string) {
  await openSignedIn(page, url)
  await settle(page)
  await page.evaluate(translatePage)
}

async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text)
  await page.waitForURL((url) => (url.searchParams.get('search') ?? '') === text)
  await settle(page)
}

/** Uses a list and its first record, and expects that it says what is new. */
async function useList(page: Page, [one, many]: readonly [one: string, many: string]) {
  const status = (text: string | RegExp) =>
    expect(page.locator('main [role="status"]').filter({ hasText: text }).first()).toBeAttached()
  await status(/^1–20 of/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await status(/^21–/)
  await settle(page)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await status(/^1–20 of/)

  await search(page, 'nothing at all')
  await expect(page.getByText(`No ${many} found matching your criteria`)).toBeVisible()
  await search(page, '')
  await status(/^1–20 of/)

  const box = page.locator('tbody').getByRole('checkbox').last()
  await box.click()
  await status(`1 ${one} selected`)
  await box.click()
  await status(`No ${many} selected`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await status(`20 ${many} selected`)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await status(`No ${many} selected`)

  const menu = page.getByRole('button', { name: /^Actions for/ })
  if ((await menu.count()) > 0) {
    await menu.first().click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
  }
  const list = page.url()
  await page.locator('tbody [data-row-link]').first().click()
  await expect(page).not.toHaveURL(list)
  await expect(page.locator('dl').first()).toBeVisible()
  await settle(page)
  expect(await translatedValues(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await status(/^1–20 of/)
}

test(
  'translated lists, sheets, menus, dialogs and toasts show what is new, and no error',
  { tag: '@matrix' },
  async ({ page }) => {
    await openTranslated(page, '/vouchers')
    await useList(page, ['voucher', 'vouchers'])
    await page.getByRole('button', { name: 'Create Voucher' }).click()
    const form = dialog(page, 'Create New Voucher')
    await form.getByRole('button', { name: 'Create Voucher' }).click()
    await expect(form.getByText('Title is required')).toBeVisible()
    await form.getByLabel('Title').fill('Suya Sunday')
    await form.getByLabel('Type').selectOption('Free Delivery')
    await form.getByRole('button', { name: 'Create Voucher' }).click()
    await expect(toast(page, 'Voucher added')).toBeVisible()
    await expect(form).toHaveCount(0)
    await settle(page)

    for (const [name, nouns] of [
      ['Orders', ['order', 'orders']],
      ['Payouts', ['payout', 'payouts']],
      ['Tickets', ['ticket', 'tickets']],
    ] as const) {
      await moduleLink(page, name).click()
      await expect(page.getByRole('table', { name })).toHaveAttribute('aria-busy', 'false')
      await useList(page, nouns)
      expect(await translatedValues(page)).toEqual([])
    }

    for (const name of ['Dashboard', 'Analytics']) {
      await moduleLink(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
      await settle(page)
      expect(await translatedValues(page)).toEqual([])
    }

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog').getByRole('combobox')
    await palette.fill('jollof')
    await expect(page.getByRole('option').first()).toBeVisible()
    await palette.fill('zzzzzz')
    await expect(page.getByRole('option')).toHaveCount(1)
    await palette.fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await settle(page)
  },
)
