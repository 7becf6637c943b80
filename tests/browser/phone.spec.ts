import { modules } from '../../src/lib/modules'
import { findViolations, hasOpenOverlay } from './axe'
import { expect, openSignedIn, test, voucherRows, type Page } from './fixtures'
import { screens } from './screens'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('vouchers are cards that need no scrolling sideways', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(voucherRows(page)).toHaveCount(20)
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBe(window)
  const cells = voucherRows(page).first().getByRole('cell')
  for (const cell of await cells.all()) {
    const box = await cell.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).tap()
  await expect(page.getByRole('button', { name: 'Bulk Actions (20)' })).toBeVisible()
})

test('the menu slides in with every module, leads on and logs out', async ({ page }) => {
  await openSignedIn(page, '/vouchers')
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('listitem')).toHaveCount(modules.length)
  await expect(menu.locator('[aria-current=page]')).toHaveText('Vouchers')
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Notifications' }).tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/notifications')

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('button', { name: 'Logout' }).tap()
  await expect(page).toHaveURL('/login')
})

const FINGER = 44

/**
 * What a finger would miss: the controls of what lies on top that do not take a touch within 44 px around their middle,
 * unless something lies over them.
 */
function tooSmall(page: Page) {
  return page.evaluate((finger) => {
    const controls = 'a[href], button, input, select, [role="option"], [role^="menuitem"]'
    const reach = finger / 2 - 1
    const offsets = [
      [0, 0],
      [0, -reach],
      [0, reach],
      [-reach, 0],
      [reach, 0],
    ] as const
    function isReached(control: Element) {
      control.scrollIntoView({ block: 'center', inline: 'center' })
      // The link of a card covers the card.
      const target = control.closest('[data-slot="card"]') ?? control
      const { x, y, width, height } = target.getBoundingClientRect()
      // A label, and the row of a link that stands for it, take the touch for it.
      const area = control.matches('[data-row-link]')
        ? control.closest('tr')
        : (control.closest('label') ?? target)
      const hits = offsets.map(([dx, dy]) =>
        document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy),
      )
      const [middle] = hits
      if (!area?.contains(middle ?? null)) return true
      return hits.every((hit) => area.contains(hit) || hit?.closest('[data-slot="toast"]'))
    }
    const layers = [...document.querySelectorAll('[role="menu"], [role="dialog"]')]
    return [...(layers.at(-1) ?? document).querySelectorAll(controls)]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
      .filter((control) => !control.matches(':disabled, .sr-only') && !isReached(control))
      .map((control) => control.outerHTML.slice(0, 160))
  }, FINGER)
}

test.describe('at 360 px', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedMessages: /status of (401|500)|offline|ERR_/i,
  })
  for (const { name, open } of screens.filter(({ isVariant }) => !isVariant)) {
    test(`${name}: nothing needs scrolling sideways, nothing is too small for a finger, axe finds nothing`, async ({
      page,
    }) => {
      await open(page)
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(excess).toBe(0)
      // What lies over a page has the same parts on every screen, a page has not.
      if (!(await hasOpenOverlay(page))) expect(await findViolations(page)).toEqual([])
      expect(await tooSmall(page)).toEqual([])
    })
  }
})
