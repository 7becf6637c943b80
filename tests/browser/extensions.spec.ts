import type { Page } from '@playwright/test'
import { expect, openSignedIn, isolatedTest as test } from './fixtures'
import { dialog, rowsOf } from './pages'

type Place = 'body' | 'html' | 'shadow'

/** Adds a pop-up with a field and a button, as the extensions for passwords and grammar do. */
async function addPopUp(page: Page, place: Place) {
  await page.evaluate((parent) => {
    const popUp = document.createElement('div')
    popUp.id = 'extension'
    popUp.style.cssText = 'position: fixed; left: 8px; bottom: 8px; z-index: 2147483647'
    // The policy of the page allows no HTML of a text.
    const label = document.createElement('label')
    label.append('Vault ', document.createElement('input'))
    const button = document.createElement('button')
    button.append('Fill in')
    const content = parent === 'shadow' ? popUp.attachShadow({ mode: 'open' }) : popUp
    content.append(label, button)
    const container = parent === 'html' ? document.documentElement : document.body
    container.append(popUp)
  }, place)
  return page.locator('#extension')
}

/** Presses and types in the pop-up, with letters that are shortcuts of the console. */
async function usePopUp(page: Page, place: Place) {
  const popUp = page.locator('#extension')
  const field = popUp.getByLabel('Vault')
  await field.click()
  await page.keyboard.type('cjk/?')
  await expect(field).toHaveValue('cjk/?')
  await popUp.getByRole('button', { name: 'Fill in' }).click()
  await field.click()
  await page.keyboard.press('Escape')
  const focused = await page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.shadowRoot?.activeElement?.tagName ?? activeElement?.tagName
  })
  expect([place, focused]).toEqual([place, 'INPUT'])
}

for (const place of ['body', 'html', 'shadow'] as const) {
  const tag = place === 'shadow' ? [] : ['@matrix']

  test(
    `the pop-up of an extension (${place}) can be used over a form, which stays as it is`,
    { tag },
    async ({ page }) => {
      await openSignedIn(page, '/vouchers?dialog=create')
      const form = dialog(page, 'Create New Voucher')
      await form.getByLabel('Title').fill('Suya Sunday')
      await addPopUp(page, place)
      await usePopUp(page, place)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(form.getByLabel('Title')).toHaveValue('Suya Sunday')

      // The page behind the form is still outside.
      await form.getByLabel('Title').click()
      await page.mouse.click(4, 4)
      await expect(dialog(page, 'Discard unsaved changes?')).toBeVisible()
    },
  )

  test(
    `the pop-up of an extension (${place}) that is there before can be used over a sheet`,
    { tag },
    async ({ page }) => {
      await openSignedIn(page, '/payouts')
      const popUp = await addPopUp(page, place)
      await rowsOf(page).first().click()
      const sheet = dialog(page, 'Payout Details')
      await expect(sheet).toBeVisible()
      const url = page.url()
      // Screen readers find it too.
      await expect(popUp).not.toHaveAttribute('aria-hidden', 'true')
      await expect(page.getByRole('table', { name: 'Payouts' })).toHaveCount(0)
      await usePopUp(page, place)
      await expect(sheet).toBeVisible()
      expect(page.url()).toBe(url)

      // The page behind the sheet is still behind it.
      await page.locator('h1').evaluate((heading) => heading.focus())
      await expect(sheet).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(popUp).not.toHaveAttribute('aria-hidden', 'true')
    },
  )

  test(
    `the pop-up of an extension (${place}) closes no menu`,
    { tag: '@matrix' },
    async ({ page }) => {
      await openSignedIn(page, '/vouchers')
      await rowsOf(page).first().getByRole('button').last().click()
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await addPopUp(page, place)
      await usePopUp(page, place)
      await expect(menu).toBeVisible()
      await page.locator('h1').click()
      await expect(menu).toBeHidden()
    },
  )
}

test('hidden dialogs, menus and fields of extensions take neither shortcuts nor the focus', async ({
  page,
}) => {
  await openSignedIn(page, '/vouchers')
  await page.evaluate(() => {
    function create(name: string, attributes: Record<string, string>, ...children: Element[]) {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) {
        element.setAttribute(attribute, value)
      }
      element.append(...children)
      return element
    }
    document.body.append(
      create(
        'div',
        { hidden: '' },
        create('dialog', {}),
        create('div', { role: 'dialog', tabindex: '-1' }),
        create('div', { role: 'menu' }),
        create('div', { 'data-slot': 'overlay-fallback' }),
        create('div', { 'data-slot': 'dialog-overlay' }),
      ),
    )
    document.body.prepend(
      create('h1', { tabindex: '-1' }),
      create(
        'main',
        {},
        create('input', { type: 'search' }),
        create('button', { 'data-key': 'c' }),
        create('table', {}, create('tbody', {}, create('tr', { tabindex: '0' }))),
      ),
    )
  })
  await page.locator('#root h1').focus()
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox', { name: 'Search vouchers' })
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#root tbody tr').first()).toBeFocused()
  await page.locator('#root h1').focus()
  await page.keyboard.press('c')
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Create New Voucher')).toBeHidden()
  await expect(page.locator('#root h1')).toBeFocused()
})
