import { expect, openSignedIn, test, type Page } from './fixtures'
import {
  boxOf,
  dialog,
  expectLoaded,
  resize,
  rowMenu,
  toast,
  voucherColumn,
  voucherRows,
  voucherTable,
} from './pages'

test.use({ expectedMessages: /Failed to load resource/ })

async function openVouchers(page: Page) {
  await openSignedIn(page, '/vouchers')
  await expectLoaded(page)
  await expect(voucherRows(page)).toHaveCount(20)
}

/** The number of rows that are visible from top to bottom. */
function countFullRows(page: Page) {
  return voucherTable(page).evaluate((table) => {
    const scroller = table.closest('[data-slot="table-scroller"]')?.getBoundingClientRect()
    const header = table.querySelector('thead')?.getBoundingClientRect()
    if (!scroller || !header) throw new Error('The table has no scroller or header.')
    const bottom = Math.min(scroller.bottom, window.innerHeight)
    return [...table.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.top >= header.bottom - 1 && box.bottom <= bottom + 1
    }).length
  })
}

/** Expects that codes are not cut, and emails do not wrap. */
async function expectCompactCells(page: Page) {
  const codes = (await voucherColumn(page, 'Code')).locator('bdi')
  await expect(codes).toHaveCount(20)
  const cut = await codes.evaluateAll(
    (elements) =>
      elements.filter(({ scrollWidth, parentElement }) => {
        if (!parentElement) throw new Error('A code is detached.')
        return scrollWidth > parentElement.clientWidth
      }).length,
  )
  expect(cut).toBe(0)
  const heights = await (
    await voucherColumn(page, 'User')
  ).evaluateAll((cells) => cells.map((cell) => cell.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(50)
}

/** Expects that the header row and the row menu are visible at row 16. */
async function expectStickyEdges(page: Page) {
  await voucherRows(page).nth(15).scrollIntoViewIfNeeded()
  const header = page.getByRole('columnheader', { name: 'Title' })
  const scroller = await boxOf(page.locator('[data-slot="table-scroller"]'))
  expect((await boxOf(header)).y).toBeCloseTo(scroller.y, 0)
  const menu = rowMenu(page, 15)
  await expect(menu).toBeInViewport({ ratio: 1 })
  const isOnTop = await menu.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
}

test('pressing Next twice at the same point goes to the third page, opens nothing and moves nothing', async ({
  page,
}) => {
  await openVouchers(page)
  const next = page.getByRole('button', { name: 'Next page' })
  const header = voucherTable(page).locator('thead')
  const measure = async () => [await boxOf(next), await boxOf(header)]
  const before = await measure()
  const { x, y, width, height } = await boxOf(next)
  await voucherRows(page).nth(19).scrollIntoViewIfNeeded()
  for (const url of ['/vouchers?page=2', '/vouchers?page=3']) {
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page).toHaveURL(url)
  }
  await expect(page.getByText(/^41–60 of/)).toBeVisible()
  await expect(page.locator('[role="menu"], [role="dialog"]')).toHaveCount(0)
  expect(await measure()).toEqual(before)
  await expect(voucherRows(page).first()).toBeInViewport()
})

/** Submits a form that fails twice, which shows two toasts above it. The clock is paused. */
async function openUnderToasts(page: Page) {
  await page.clock.install()
  await openSignedIn(page, '/vouchers?search=amala&status=used')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = dialog(page, 'Create New Voucher')
  await form.getByLabel('Type').selectOption('Free Delivery')
  await page.clock.pauseAt(Date.now() + 60_000)
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

test('toasts cover neither an open form nor the buttons in the page header, also on a phone', async ({
  page,
}) => {
  const sizes = [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const
  const form = await openUnderToasts(page)
  const oldestToast = page.locator('[data-slot="toast"]').last()
  for (const [width, height] of sizes) {
    await resize(page, width, height)
    const above = await boxOf(oldestToast)
    const sheet = await boxOf(form)
    expect(sheet.y).toBeGreaterThanOrEqual(above.y + above.height)
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(height)
  }
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [width, height] of sizes.toReversed()) {
    await resize(page, width, height)
    await expect(oldestToast).toBeVisible()
    for (const name of ['Reward', 'Create Voucher']) {
      const button = await boxOf(page.getByRole('button', { name, exact: true }))
      for (const shown of await page.locator('[data-slot="toast"]').all()) {
        const box = await boxOf(shown)
        const isBeside = button.x + button.width <= box.x || box.x + box.width <= button.x
        const isAbove = button.y + button.height <= box.y || box.y + box.height <= button.y
        expect(isBeside || isAbove, `${name} at ${width}x${height}`).toBe(true)
      }
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('on a phone, the first voucher is near the top, and tapping Next twice shows the top of the third page', async ({
    page,
  }) => {
    await openVouchers(page)
    expect((await boxOf(voucherRows(page).first())).y).toBeLessThan(420)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const { x, y } = await boxOf(page.getByRole('button', { name: 'Next page' }))
    await page.touchscreen.tap(x + 20, y + 20)
    await expect(page).toHaveURL('/vouchers?page=2')
    await page.touchscreen.tap(x + 20, y + 20)
    await expect(page).toHaveURL('/vouchers?page=3')
    await expect(page.getByText(/^41–60 of/)).toBeVisible()
    await expect(page.locator('[role="menu"], [role="dialog"]')).toHaveCount(0)
    await expect(voucherRows(page).first()).toBeInViewport()
  })
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('common window sizes show 8 to 12 full rows with whole codes and emails, and keep the header and row menu visible', async ({
    page,
  }) => {
    await openVouchers(page)
    await resize(page, 1180, 820)
    await expect(page.getByRole('columnheader', { name: 'Title' })).toBeInViewport()
    expect(await countFullRows(page)).toBeGreaterThanOrEqual(9)
    const sizes = [
      [1440, 900, 12],
      [1366, 768, 9],
      [1280, 720, 8],
    ] as const
    for (const [width, height, rows] of sizes) {
      await test.step(`${width}x${height}`, async () => {
        await resize(page, width, height)
        expect(await countFullRows(page)).toBeGreaterThanOrEqual(rows)
        await expectCompactCells(page)
      })
    }

    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Expiry' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Claimable' }).click()
    await page.keyboard.press('Escape')
    for (const [width, height] of sizes) {
      await test.step(`${width}x${height} with every column`, async () => {
        await resize(page, width, height)
        await page.evaluate(() => window.scrollTo(0, 0))
        await voucherRows(page).first().scrollIntoViewIfNeeded()
        await expectStickyEdges(page)
      })
    }
  })

  test('keys that scroll a page move the focus to the rows, Page Down by the number of visible rows', async ({
    page,
  }) => {
    await openVouchers(page)
    await test.step('a skip link leads to the first row', async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to the list' })).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(voucherRows(page).first()).toBeFocused()
    })
    await page.getByRole('heading', { name: 'Vouchers' }).click()
    await page.keyboard.press('End')
    await expect(voucherRows(page).nth(19)).toBeFocused()
    await expect(voucherRows(page).nth(19)).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { name: 'Vouchers' }).click()
    await page.keyboard.press('ArrowDown')
    await expect(voucherRows(page).first()).toBeFocused()

    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    const focusedRow = () =>
      page.evaluate(() => document.activeElement?.closest('tr')?.sectionRowIndex)
    expect(await focusedRow()).toBeGreaterThanOrEqual(10)
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('PageDown')
    expect(await focusedRow()).toBe(19)
    await page.keyboard.press('PageUp')
    await page.keyboard.press('PageUp')
    expect(await focusedRow()).toBe(0)

    await test.step('where the page scrolls, it keeps the keys, but the down arrow focuses a row in view', async () => {
      await resize(page, 820, 1180)
      const heading = page.getByRole('heading', { level: 2, name: 'Vouchers' })
      const scrollY = () => page.evaluate(() => window.scrollY)
      const belowWindow = () =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - window.scrollY)
      await heading.click()
      await page.keyboard.press('End')
      await expect.poll(belowWindow).toBeLessThan(1)
      expect(await focusedRow()).toBeUndefined()
      // On a busy machine Chromium may still be scrolling to the end.
      await expect(async () => {
        await page.keyboard.press('Home')
        expect(await scrollY()).toBe(0)
      }).toPass()
      await page.keyboard.press('ArrowDown')
      expect(await focusedRow()).toBe(0)
    })
  })
})
