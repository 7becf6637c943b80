import { expect, openSignedIn, test, type Page } from './fixtures'
import { dialog, expectLoaded, rowMenu, tabTo, voucherRows } from './pages'

/** The text and box of a button's tooltip, and whether it is the topmost element at its centre. Null if there is none. */
async function tooltipOf(page: Page, button: ReturnType<Page['locator']>) {
  const { content, opacity, scrollY } = await button.evaluate((element) => {
    const style = getComputedStyle(element, '::after')
    return { content: style.content, opacity: style.opacity, scrollY: window.scrollY }
  })
  if (content === 'none' || opacity !== '1') return null
  // `content` has strings side by side, then an empty text for screen readers.
  const text = content
    .replace(/ \/ ""$/, '')
    .replaceAll('" "', '')
    .slice(1, -1)
  const cdp = await page.context().newCDPSession(page)
  await button.evaluate((element) => element.setAttribute('data-measured', ''))
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-measured]',
  })
  const { node } = await cdp.send('DOM.describeNode', { nodeId })
  const after = node.pseudoElements?.find(({ pseudoType }) => pseudoType === 'after')
  if (!after) return null
  const { model } = await cdp.send('DOM.getBoxModel', { backendNodeId: after.backendNodeId })
  const [left = 0, top = 0, , , right = 0, bottom = 0] = model.border
  const hit = await cdp.send('DOM.getNodeForLocation', {
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2 + scrollY),
    ignorePointerEventsNone: true,
  })
  await button.evaluate((element) => element.removeAttribute('data-measured'))
  await cdp.detach()
  const isOnTop = [node.backendNodeId, after.backendNodeId].includes(hit.backendNodeId)
  return { text, left, top, right, bottom, isOnTop }
}

async function expectTooltip(page: Page, button: ReturnType<Page['locator']>, text: string) {
  await expect(async () => {
    const tooltip = await tooltipOf(page, button)
    expect(tooltip).toMatchObject({ text, isOnTop: true })
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(tooltip?.left).toBeGreaterThanOrEqual(0)
    expect(tooltip?.top).toBeGreaterThanOrEqual(0)
    expect(tooltip?.right).toBeLessThanOrEqual(width)
    expect(tooltip?.bottom).toBeLessThanOrEqual(height)
  }).toPass()
}

test(
  'an icon-only button shows its name on hover or keyboard focus, inside the window and above everything',
  { tag: '@matrix' },
  async ({ page }) => {
    await openSignedIn(page, '/vouchers?search=jollof')
    await expectLoaded(page)
    const first = voucherRows(page).first()
    const buttons = [
      page.getByRole('button', { name: 'Refresh' }),
      first.getByRole('button', { name: /^Copy/ }),
      rowMenu(page, 0),
      rowMenu(page, (await voucherRows(page).count()) - 1),
      page.getByRole('button', { name: 'Next page' }),
    ]
    for (const button of buttons) {
      await button.hover()
      const [name, key] = await button.evaluate((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('data-key'),
      ])
      await expectTooltip(page, button, key ? `${name} (${key})` : `${name}`)
    }

    await test.step('not while the menu of the button is open', async () => {
      const columns = page.getByRole('button', { name: 'Columns' })
      await columns.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      expect(await tooltipOf(page, columns)).toMatchObject({ text: 'Columns', isOnTop: true })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await tooltipOf(page, columns)).toBeNull()
      await columns.hover()
      expect(await tooltipOf(page, columns)).toBeNull()
      await page.keyboard.press('Escape')
    })

    await test.step('in a narrow window, and above a dialog', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const search = page.getByRole('button', { name: 'Search or jump to…' })
      await search.hover()
      await expectTooltip(page, search, 'Search or jump to… (Ctrl K)')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const close = dialog(page, 'Menu').getByRole('button', { name: 'Close' })
      await close.hover()
      await expectTooltip(page, close, 'Close (Esc)')
    })
  },
)

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a tap on an icon-only button shows no tooltip', async ({ page }) => {
    await openSignedIn(page, '/vouchers')
    const next = page.getByRole('button', { name: 'Next page' })
    await next.tap()
    await expect(next).toBeFocused()
    const display = await next.evaluate((element) => getComputedStyle(element, '::after').display)
    expect(display).toBe('none')
  })
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('a tooltip can be hovered, Escape dismisses it before the dialog below, and a press on it presses nothing', async ({
    page,
  }) => {
    await openSignedIn(page, '/vouchers?search=jollof')
    await expectLoaded(page)
    // The results of the search are requested after the rows.
    const results = page.getByRole('region', { name: /^Results of/ })
    await expect(results.getByText(/\d%/)).toBeVisible()
    const refresh = page.getByRole('button', { name: 'Refresh' })
    const expectNone = async (button: ReturnType<Page['locator']>) =>
      expect(await tooltipOf(page, button)).toBeNull()
    const leave = () => page.mouse.move(600, 10)
    const requests: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      // Not the counts in the menu.
      if (url.includes('/api/') && !url.includes('&limit=1&')) requests.push(url)
    })

    await test.step('the pointer can move onto it', async () => {
      await refresh.hover()
      await expectTooltip(page, refresh, 'Refresh')
      const tooltip = await tooltipOf(page, refresh)
      const [x, y] = [(tooltip?.left ?? 0) + 10, ((tooltip?.top ?? 0) + (tooltip?.bottom ?? 0)) / 2]
      await page.mouse.move(x, y, { steps: 20 })
      await expectTooltip(page, refresh, 'Refresh')
      await page.mouse.click(x, y)
      await expectNone(refresh)
      expect(requests).toEqual([])
      await leave()
    })

    await test.step('Escape dismisses it, until the pointer has left', async () => {
      await refresh.hover()
      await expectTooltip(page, refresh, 'Refresh')
      await page.keyboard.press('Escape')
      await expectNone(refresh)
      await leave()
      await refresh.hover()
      await expectTooltip(page, refresh, 'Refresh')
      await leave()
      await expectNone(refresh)
    })

    await test.step('pressing the button dismisses it', async () => {
      await refresh.hover()
      await expectTooltip(page, refresh, 'Refresh')
      await page.mouse.down()
      await expectNone(refresh)
      await page.mouse.up()
      await expectNone(refresh)
      expect(requests).toHaveLength(1)
    })

    await test.step('Escape closes a dialog only once the tooltip is gone', async () => {
      await page.keyboard.press('c')
      const form = dialog(page, 'Create New Voucher')
      const close = form.getByRole('button', { name: 'Close' })
      await expect(form.getByLabel('Title')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(close).toBeFocused()
      await expectTooltip(page, close, 'Close (Esc)')
      await page.keyboard.press('Escape')
      await expectNone(close)
      await expect(form).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
    })

    await test.step('a button that shows its text has the tooltip with its key only on hover', async () => {
      await voucherRows(page).first().focus()
      await page.keyboard.press('Enter')
      const details = dialog(page, 'Voucher Details')
      const edit = details.getByRole('button', { name: 'Edit' })
      await tabTo(page, edit)
      await expectNone(edit)
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
      await page.keyboard.press('Enter')
      await edit.hover()
      await expectTooltip(page, edit, 'Edit (a)')
    })
  })
})
