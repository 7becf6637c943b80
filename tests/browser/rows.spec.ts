import { modules } from '../../src/modules'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { boxOf, dialog, moduleLink, sidewaysScroll } from './pages'

test.use({ viewport: { width: 1280, height: 720 } })

async function expectRows(page: Page, name: string) {
  const table = page.getByRole('table', { name, exact: true })
  await expect(table).toHaveAttribute('aria-busy', 'false')
  return table
}

/** The texts of these selects and of the placeholders of these inputs that do not fit. */
const findCutControls = (page: Page) =>
  page.locator('main :is(select, input[type="search"])').evaluateAll((controls) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('There is no canvas.')
    return controls
      .filter(
        (control) => control instanceof HTMLSelectElement || control instanceof HTMLInputElement,
      )
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const isSelect = control instanceof HTMLSelectElement
        const text = isSelect ? control.selectedOptions[0]?.text : control.placeholder
        const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(control)
        pen.font = font
        pen.letterSpacing = letterSpacing
        const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        return { text, isCut: pen.measureText(text ?? '').width > room }
      })
      .flatMap(({ text, isCut }) => (isCut ? [text] : []))
  })

test('at 1280x720, emails and dates are whole, the menu is in view, badges are quiet, and a long order has no box of its own', async ({
  page,
}) => {
  await openSignedIn(page, '/users')
  const table = await expectRows(page, 'Users')
  const phone = table.getByRole('columnheader', { name: 'Phone' })
  await expect(phone).toBeHidden()
  await expect(table.getByRole('columnheader', { name: 'Joined' })).toBeInViewport({ ratio: 1 })
  const cut = await table
    .locator('td:not(:first-child)')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)
  expect(cut).toBe(0)
  for (const { name } of modules) {
    await expect(moduleLink(page, name)).toBeInViewport({ ratio: 1 })
    expect((await boxOf(moduleLink(page, name))).height).toBeGreaterThanOrEqual(24)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(phone).toBeVisible()

  // The mildest status does not stand out.
  await page.goto('/orders?status=unconfirmed')
  const badge = page.locator('[data-slot="badge"]').first()
  await expect(badge).toHaveText('Unconfirmed')
  const fill = await badge.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(Number(/^oklab\(([\d.]+)/.exec(fill)?.[1])).toBeGreaterThan(0.8)

  await page.goto('/orders/ord-015')
  const items = page.getByRole('list', { name: 'Items' })
  await expect(items.getByRole('listitem')).toHaveCount(40)
  expect(await items.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
})

interface RowLayout {
  heights: readonly number[]
  inView: number
  rowCount: number
  /** The smallest distance between a text and the line above or below its row, in px. */
  distance: number
  toolbarLines: number
}

/** Measures the rows of a list and its toolbar. */
const measureRows = (page: Page) =>
  page.locator('section:has(> [data-slot="list-footer"])').evaluate((list): RowLayout => {
    const rows = [...list.querySelectorAll('tbody tr')]
    const footer = list.querySelector('[data-slot="list-footer"]')
    const end = footer?.getBoundingClientRect().top ?? 0
    const distances = rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      const found: number[] = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const parent = texts.currentNode.parentElement
        const isShown = parent?.checkVisibility() && parent.closest('.sr-only') === null
        // What follows the second line is cut.
        const textEnd = parent?.closest('bdi')?.getBoundingClientRect().bottom ?? Infinity
        for (const box of isShown ? range.getClientRects() : []) {
          if (box.top < textEnd) found.push(box.top - top, bottom - Math.min(box.bottom, textEnd))
        }
      }
      return found
    })
    const controls = [
      ...list.querySelectorAll(':scope > div:first-of-type :is(button, input, select)'),
    ]
    const middles = controls
      .filter((control) => control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .map(({ top, height }) => Math.round(top + height / 2))
    return {
      heights: [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))],
      inView: rows.filter((row) => row.getBoundingClientRect().bottom <= end).length,
      rowCount: rows.length,
      distance: Math.min(...distances),
      toolbarLines: new Set(middles).size,
    }
  })

// One or two lines, and a long name above its type.
const HEIGHTS = [44, 48, 64]
const sizes = [
  { width: 1280, height: 720, rows: 9 },
  { width: 1440, height: 900, rows: 12 },
]

test.describe('with an image that is gone', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test(
    'rows have up to two lines, which keep clear of their borders, and the toolbar has one line',
    { tag: '@matrix' },
    async ({ page }) => {
      test.slow()
      await openSignedIn(page, '/profile')
      for (const { name } of modules.filter((module) => 'resource' in module)) {
        await moduleLink(page, name).click()
        await expectRows(page, name)
        for (const { width, height, rows } of sizes) {
          await page.setViewportSize({ width, height })
          const { heights, inView, rowCount, distance, toolbarLines } = await measureRows(page)
          const where = `${name} at ${width}x${height}`
          expect(HEIGHTS, where).toEqual(expect.arrayContaining([...heights]))
          expect(inView, where).toBeGreaterThanOrEqual(Math.min(rows, rowCount))
          expect(distance, where).toBeGreaterThanOrEqual(1)
          expect(toolbarLines, where).toBe(1)
        }
      }
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('on a narrow phone, tickets show their last message, and the toolbar is not cut', async ({
    page,
  }) => {
    await openSignedIn(page, '/tickets')
    const tickets = await expectRows(page, 'Tickets')
    // The subject and the message.
    await expect(tickets.getByRole('link').first()).toHaveText(/\w+\n\w+/, { useInnerText: true })
    for (const [url, name] of [
      ['/menus?status=available', 'Menus'],
      ['/vouchers', 'Vouchers'],
    ] as const) {
      await page.goto(url)
      await expectRows(page, name)
      expect(await findCutControls(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    }
  })
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('the gutter of a scrollbar continues the header and the head of a table, and a dialog dims it', async ({
    page,
  }) => {
    await openSignedIn(page, '/payouts')
    const table = await expectRows(page, 'Payouts')
    const colors = await page.evaluate(() =>
      ['html', 'header', 'thead th'].map((selector) => {
        const element = document.querySelector(selector)
        return element && getComputedStyle(element).backgroundColor
      }),
    )
    expect(colors[0]).toBe(colors[1])
    const scroller = page.locator('[data-slot="table-scroller"]')
    const { end, background, height } = await scroller.evaluate((element) => ({
      end: element.getBoundingClientRect().x + element.clientWidth,
      background: getComputedStyle(element).backgroundImage,
      height: parseFloat(getComputedStyle(element).backgroundSize.split(' ')[1] ?? ''),
    }))
    const head = await boxOf(table.locator('thead'))
    expect(head.x + head.width).toBe(end)
    expect(background).toContain(colors[2])
    expect(height).toBe(head.height)

    // A dialog dims the page with its gutter.
    const clip = { x: 1275, y: 20, width: 1, height: 1 }
    const before = await page.screenshot({ clip })
    await table.getByRole('link').first().click()
    await expect(dialog(page, 'Payout Details')).toBeVisible()
    expect(await page.screenshot({ clip })).not.toEqual(before)
  })
})
