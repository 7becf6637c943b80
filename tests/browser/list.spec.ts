import { expect, openSignedIn, test, type Page } from './fixtures'
import { toast, voucherRows } from './pages'

test.use({ expectedMessages: /Failed to load resource/ })

async function openVouchers(page: Page, search = '') {
  await openSignedIn(page, `/vouchers${search}`)
  await expect(page.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
  await expect(voucherRows(page)).toHaveCount(20)
}

/** How many rows are in sight from top to bottom. */
function fullRows(page: Page) {
  return page.evaluate(() => {
    const scroller = document.querySelector('[data-slot="table-scroller"]')?.getBoundingClientRect()
    const header = document.querySelector('thead')?.getBoundingClientRect()
    if (!scroller || !header) throw new Error('There is no table.')
    const bottom = Math.min(scroller.bottom, window.innerHeight)
    return [...document.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.top >= header.bottom - 1 && box.bottom <= bottom + 1
    }).length
  })
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`There is no ${selector}.`)
  return box
}

for (const [width, height, rows] of [
  [1440, 900, 12],
  [1366, 768, 9],
  [1280, 720, 8],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`at least ${rows} full rows, whole codes and emails on one line are in sight`, async ({
      page,
    }) => {
      await openVouchers(page)
      expect(await fullRows(page)).toBeGreaterThanOrEqual(rows)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('tbody td:nth-child(5) bdi')]
          .filter((code) => code.scrollWidth > (code.parentElement?.clientWidth ?? 0))
          .map((code) => code.textContent),
      )
      expect(cut).toEqual([])
      const heights = await page
        .locator('tbody td:nth-child(6)')
        .evaluateAll((cells) => cells.map((cell) => cell.clientHeight))
      expect(Math.max(...heights)).toBeLessThan(46)
    })

    test('the header row and the row menu stay in sight with every column shown', async ({
      page,
    }) => {
      await openVouchers(page)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Expiry' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Claimable' }).click()
      await page.keyboard.press('Escape')
      await voucherRows(page).nth(15).scrollIntoViewIfNeeded()
      const header = page.getByRole('columnheader', { name: 'Title' })
      const scroller = await boxOf(page, '[data-slot="table-scroller"]')
      expect((await header.boundingBox())?.y).toBeCloseTo(scroller.y, 0)
      const menu = voucherRows(page)
        .nth(15)
        .getByRole('button', { name: /^Actions for/ })
      await expect(menu).toBeInViewport({ ratio: 1 })
      const isOnTop = await menu.evaluate((button) => {
        const { x, y, width: wide, height: high } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + wide / 2, y + high / 2))
      })
      expect(isOnTop).toBe(true)
    })
  })
}

test.describe('at 1180x820', () => {
  test.use({ viewport: { width: 1180, height: 820 } })
  test('the list is a table', async ({ page }) => {
    await openVouchers(page)
    await expect(page.getByRole('columnheader', { name: 'Title' })).toBeInViewport()
    expect(await fullRows(page)).toBeGreaterThanOrEqual(9)
  })
})

test('Next pressed twice at the same point turns two pages, opens nothing and moves nothing', async ({
  page,
}) => {
  await openVouchers(page)
  const next = page.getByRole('button', { name: 'Next page' })
  const before = [await next.boundingBox(), await boxOf(page, 'thead')]
  const { x = 0, y = 0, width = 0, height = 0 } = before[0] ?? {}
  await voucherRows(page).nth(19).scrollIntoViewIfNeeded()
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForTimeout(120)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page).toHaveURL('/vouchers?page=3')
  await expect(page.getByText(/^41–60 of/)).toBeVisible()
  await expect(page.locator('[role="menu"], [role="dialog"]')).toHaveCount(0)
  expect([await next.boundingBox(), await boxOf(page, 'thead')]).toEqual(before)
  await expect(voucherRows(page).first()).toBeInViewport()
})

test('keys that scroll a page lead into the rows while nothing has the focus', async ({ page }) => {
  await openVouchers(page)
  await page.keyboard.press('End')
  await expect(voucherRows(page).nth(19)).toBeFocused()
  await expect(voucherRows(page).nth(19)).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Voucher Management' }).click()
  await page.keyboard.press('ArrowDown')
  await expect(voucherRows(page).first()).toBeFocused()
})

test('Page Down and Page Up move the focus by the rows in sight', async ({ page }) => {
  await openVouchers(page)
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  const index = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.sectionRowIndex ?? -1)
  expect(await index()).toBeGreaterThanOrEqual(10)
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('PageDown')
  expect(await index()).toBe(19)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  expect(await index()).toBe(0)
})

function overlap(page: Page, name: string) {
  return page.evaluate((label) => {
    const controls = [...document.querySelectorAll('button')].filter(
      (button) => (button.ariaLabel ?? button.textContent) === label && button.checkVisibility(),
    )
    const toasts = [...document.querySelectorAll('[data-slot="toast"]')]
    if (controls.length === 0 || toasts.length === 0)
      throw new Error('There is nothing to compare.')
    return controls.some((control) =>
      toasts.some((shown) => {
        const a = control.getBoundingClientRect()
        const b = shown.getBoundingClientRect()
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      }),
    )
  }, name)
}

/** Two toasts over the open form, which one control of the page or the form would have to make room for. */
async function raiseTwoToasts(page: Page) {
  await page.clock.install()
  await openVouchers(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Voucher' })
  await form.getByLabel('Type').selectOption('Free Delivery')
  for (const [fault, text] of [
    ['500', 'The kitchen is on fire'],
    ['429', 'Too many requests, try again in a minute'],
  ] as const) {
    await form.getByLabel('Title').fill(`fault-${fault}`)
    await form.getByRole('button', { name: 'Create Voucher' }).click()
    await expect(toast(page, text)).toBeVisible()
  }
  return form
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const) {
  test.describe(`toasts at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })
    test('cover neither the form nor the buttons of the heading', async ({ page }) => {
      const form = await raiseTwoToasts(page)
      const toasts = await boxOf(page, '[data-slot="toast"] >> nth=1')
      const sheet = await form.boundingBox()
      expect(sheet?.y).toBeGreaterThanOrEqual(toasts.y + toasts.height)
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(height)
      await form.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      for (const name of ['Reward', 'Create Voucher']) expect(await overlap(page, name)).toBe(false)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the first card begins above y = 420', async ({ page }) => {
    await openVouchers(page)
    const { y } = await boxOf(page, 'tbody tr')
    expect(y).toBeLessThan(420)
  })

  test('Next tapped twice turns two pages and shows the top of the list', async ({ page }) => {
    await openVouchers(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const box = await page.getByRole('button', { name: 'Next page' }).boundingBox()
    const point = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const
    await page.touchscreen.tap(...point)
    await page.waitForTimeout(180)
    await page.touchscreen.tap(...point)
    await expect(page).toHaveURL('/vouchers?page=3')
    await expect(page.getByText(/^41–60 of/)).toBeVisible()
    await expect(page.locator('[role="menu"], [role="dialog"]')).toHaveCount(0)
    await expect(voucherRows(page).first()).toBeInViewport()
  })
})
