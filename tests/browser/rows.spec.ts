import { modules } from '../../src/modules'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { boxOf, moduleLink, sidewaysScroll } from './pages'

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
