import { expect, type Locator, type Page } from '@playwright/test'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

export const toast = (page: Page, text: string) =>
  page.locator('[data-slot="toast"]').filter({ hasText: text })

/** A module's link in the sidebar. The dashboard has links to modules, too. */
export function moduleLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name, exact: true })
}

/** Opens a page in the running app. Resolves once the next page is rendered: in between, nothing of the one before is left. */
export async function navigate(page: Page, url: string) {
  await page.evaluate(() => history.pushState({}, '', '/nowhere'))
  await expect(page.getByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible()
  await page.evaluate(async (target) => {
    history.pushState({}, '', target)
    while (document.querySelector('h2')?.textContent === 'Page not found') {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, url)
}

/** The rows of a list that have loaded. Placeholders cannot be focused. */
export const rowsOf = (page: Page) => page.locator('tbody tr[tabindex]')

export const voucherTable = (page: Page) => page.getByRole('table', { name: 'Vouchers' })

/** The rows of the voucher table without its header. */
export const voucherRows = (page: Page) => voucherTable(page).locator('tbody').getByRole('row')

/** Waits until the voucher table shows the rows of the current URL. */
export async function expectLoaded(page: Page) {
  await expect(voucherRows(page).first()).toBeVisible()
  await expect(voucherTable(page)).toHaveAttribute('aria-busy', 'false')
}

/** The cells of a column of the voucher table, by its header. */
export async function voucherColumn(page: Page, header: string) {
  const headers = await voucherTable(page).locator('thead').locator('th, td').allInnerTexts()
  const index = headers.findIndex((text) => text.trim() === header)
  if (index === -1) throw new Error(`The table has no column "${header}": ${headers.join()}`)
  return voucherRows(page).locator(`:scope > :nth-child(${index + 1})`)
}

export const rowMenu = (page: Page, index: number) =>
  voucherRows(page)
    .nth(index)
    .getByRole('button', { name: /^Actions for/ })

/** Chooses an item from the menu of a row of the voucher table. */
export async function chooseFromRow(page: Page, index: number, item: string) {
  await rowMenu(page, index).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Logs out with the menu of the account. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^(Ada O|Tunde B)/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}.`)
}

/** Waits until nothing moves. Animations that follow the scroll position never end. */
const outwaitAnimations = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  )

/** Where an element is when the animations have ended. */
export async function boxOf(target: Locator) {
  // A dialog that is still loading has no animation to wait for.
  await target.waitFor()
  await outwaitAnimations(target.page())
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible.`)
  return box
}

/** By how many pixels the page is wider than the window without its scrollbar, which headless Chromium hides. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.body.getBoundingClientRect().width,
  )
}

/** Runs the fake clock until a failing query has used up its retries and the text is visible. */
export async function outwaitRetries(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Changes the size of the window. By default small windows have a touch screen. */
export async function resize(page: Page, width: number, height: number, isTouch = width < 1024) {
  const cdp = await page.context().newCDPSession(page)
  const size = { width, height, deviceScaleFactor: 1, mobile: isTouch }
  await cdp.send('Emulation.setDeviceMetricsOverride', size)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
  await page.waitForFunction(
    (expected) =>
      innerWidth === expected.width && matchMedia('(pointer: coarse)').matches === expected.isTouch,
    { width, isTouch },
  )
  // A new size can start animations again.
  await outwaitAnimations(page)
}

/** Delays the responses to these requests until the returned function is called. */
export async function hold(page: Page, url: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
