import { expect, openSignedIn, signIn, test, type Page } from './fixtures'
import { boxOf, dialog, moduleLink, resize, toast } from './pages'

test.use({ expectedMessages: /Failed to load resource/ })

const FIRE = 'The kitchen is on fire'
const UNPROCESSABLE = 'This cannot be processed'

const toasts = (page: Page) => page.locator('[data-slot="toast"]')

/** Opens a page whose first response ends the session. */
async function openExpired(page: Page) {
  await openSignedIn(page, '/vouchers?search=fault-unauthenticated')
  const shown = toast(page, 'Your session has expired')
  await expect(shown).toBeVisible()
  return shown
}

/**
 * Moves the paused clock. Before, React renders what the last event changed, and runs the effects, each in a task of
 * its own: a time that starts there must not start late.
 */
async function advance(page: Page, ms: number) {
  await page.evaluate(async () => {
    for (let task = 0; task < 3; task++) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    }
  })
  await page.clock.runFor(ms)
}

/** Opens a voucher form and pauses the clock. The returned function submits it with a title that fails. */
async function openFailing(page: Page) {
  await page.clock.install()
  await openSignedIn(page, '/vouchers?dialog=create')
  const form = dialog(page, 'Create New Voucher')
  await form.getByLabel('Type').selectOption('Free Delivery')
  await page.clock.pauseAt(Date.now() + 60_000)
  return async (fault: string) => {
    await form.getByLabel('Title').fill(`fault-${fault}`)
    await form.getByLabel('Title').press('Enter')
    await expect(form.getByRole('button', { name: 'Create Voucher' })).not.toHaveAttribute(
      'aria-busy',
    )
    // The first toast of a page loads the toaster.
    await expect(toasts(page).first()).toBeVisible()
  }
}

/** Expects a toast to disappear in `ms`, and not before. */
async function expectGoneAfter(page: Page, text: string, ms: number) {
  await advance(page, ms - 100)
  await expect(toast(page, text)).toHaveCount(1)
  await advance(page, 200)
  await expect(toast(page, text)).toHaveCount(0)
}

test('an ended session leads to the login page, with one toast at the top right', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shown = await openExpired(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(shown).toContainText('Please sign in again')
  await shown.getByRole('button', { name: 'Dismiss' }).click()
  await expect(shown).toBeHidden()

  // Now the session ends right after the sign-in.
  await signIn(page)
  await expect(shown).toHaveCount(1)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(shown).toHaveCSS('animation-duration', '0.001s')
  const { x, y, width } = await boxOf(shown)
  expect(x + width).toBeGreaterThan(1400)
  expect(y).toBeLessThan(10)
})

test('a toast disappears after 5 seconds, and a repeated toast is shown once and starts again', async ({
  page,
}) => {
  const fail = await openFailing(page)
  await fail('500')
  await expectGoneAfter(page, FIRE, 5000)

  await fail('500')
  await advance(page, 4000)
  await fail('500')
  await expectGoneAfter(page, FIRE, 5000)

  await fail('500')
  await toast(page, FIRE).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page, FIRE)).toBeHidden()
  await page.mouse.move(10, 10)
  await advance(page, 2000)
  await fail('500')
  await expectGoneAfter(page, FIRE, 5000)
})

/** What is under a toast of the controls that no toast may cover. */
async function findCovered(page: Page) {
  await Promise.all((await toasts(page).all()).map(boxOf))
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-slot="toast"]')].map((element) =>
      element.getBoundingClientRect(),
    )
    const controls =
      '[data-slot="user-menu"], [data-slot="list-footer"], [data-slot="page-actions"] :is(a, button)'
    return [...document.querySelectorAll(controls)]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isOver = (box: DOMRect) =>
          box.left < right && left < box.right && box.top < bottom && top < box.bottom
        return right > left && boxes.some(isOver)
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  })
}

test('toasts above an open dialog are announced, reached with Alt+T, and dismissed without closing the dialog', async ({
  page,
}) => {
  const fail = await openFailing(page)
  const title = page.getByLabel('Title')
  await fail('500')
  const region = page.getByRole('region', { name: 'Notifications, Alt+T' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region.getByRole('group', { name: 'Error' })).toContainText(FIRE)

  await fail('422')
  await expect(title).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(toast(page, UNPROCESSABLE)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast(page, UNPROCESSABLE)).toBeHidden()
  await expect(toast(page, FIRE)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toast(page, FIRE).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, FIRE)).toBeHidden()
  await expect(title).toBeFocused()
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()

  await fail('500')
  await toast(page, FIRE).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page, FIRE)).toBeHidden()
  await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  await expect(dialog(page, 'Discard unsaved changes?')).toBeHidden()
})

/** The text of each live region of Chromium's accessibility tree, with its setting. */
async function findLiveRegions(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const parents = new Map(nodes.map(({ nodeId, parentId }) => [nodeId, parentId]))
  const live = new Map(
    nodes.flatMap(({ nodeId, ignored, properties = [] }) => {
      const value = properties.find(({ name }) => name === 'live')?.value.value
      return !ignored && value && value !== 'off' ? [[nodeId, value] as const] : []
    }),
  )
  /** The settings of the live regions around a node, the innermost first. */
  function regionsOf(nodeId: string | undefined): unknown[] {
    if (nodeId === undefined) return []
    const own = live.get(nodeId)
    return [...(own === undefined ? [] : [own]), ...regionsOf(parents.get(nodeId))]
  }
  return (text: string) =>
    nodes
      .filter(({ name, role }) => name?.value === text && role?.value === 'StaticText')
      .map(({ nodeId }) => regionsOf(nodeId))
}

test('a toast is in exactly one live region of the accessibility tree, also above a dialog', async ({
  page,
}) => {
  const fail = await openFailing(page)
  await fail('500')
  await expect(toast(page, FIRE)).toBeVisible()
  const regionsOf = await findLiveRegions(page)
  expect(regionsOf(FIRE)).toEqual([['polite']])
})

test('a toast is beside the user menu, below the buttons of the page, and above a dialog', async ({
  page,
}) => {
  const fail = await openFailing(page)
  await fail('500')
  const form = dialog(page, 'Create New Voucher')
  const bottomOf = ({ y, height }: { y: number; height: number }) => y + height
  expect(bottomOf(await boxOf(toast(page, FIRE)))).toBeLessThan((await boxOf(form)).y)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await findCovered(page)).toEqual([])
  await moduleLink(page, 'Users').click()
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  await toasts(page).hover()
  expect(await findCovered(page)).toEqual([])
  const [box, user] = [
    await boxOf(toasts(page)),
    await boxOf(page.getByRole('button', { name: /^Ada O/ })),
  ]
  // Over the search.
  expect(box.y).toBeLessThan(user.y + user.height)
  expect(box.x + box.width).toBeLessThan(user.x)
})

test('dragging a toast over 80 percent of its width dismisses it, and less moves it back', async ({
  page,
}) => {
  const shown = await openExpired(page)
  const drag = async (share: number) => {
    const { x, y, width } = await boxOf(shown)
    await page.mouse.move(x + 15, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 15 - width * share, y + 20, { steps: 5 })
    await page.mouse.up()
  }
  await drag(0.7)
  await expect(shown).toHaveCSS('transform', 'none')
  await expect(shown).toBeVisible()
  await drag(0.85)
  await expect(shown).toBeHidden()

  await resize(page, 390, 844)
  await signIn(page)
  await expect(shown).toBeVisible()
  const cdp = await page.context().newCDPSession(page)
  const swipe = async (share: number) => {
    const { x, y, width } = await boxOf(shown)
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + 20 + width * part, y: y + 20 }],
      })
    await touch('touchStart', 0)
    for (let step = 1; step <= 8; step++) await touch('touchMove', (share * step) / 8)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(0.6)
  await expect(shown).toHaveCSS('transform', 'none')
  await expect(shown).toBeVisible()
  await swipe(0.9)
  await expect(shown).toBeHidden()
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('toasts stay while one is hovered or focused and while the window is inactive, and then continue', async ({
    page,
  }) => {
    // Wide enough for two toasts.
    await page.setViewportSize({ width: 1200, height: 900 })
    const fail = await openFailing(page)
    await fail('500')
    await advance(page, 2000)
    await toast(page, FIRE).hover()
    await advance(page, 20_000)
    await fail('422')
    await advance(page, 20_000)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.mouse.move(10, 10)
    await expectGoneAfter(page, FIRE, 3000)
    await expectGoneAfter(page, UNPROCESSABLE, 1900)

    await fail('500')
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await advance(page, 60_000)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectGoneAfter(page, FIRE, 5000)

    await fail('500')
    await page.keyboard.press('Alt+t')
    await advance(page, 60_000)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast(page, FIRE)).toBeHidden()

    // The system clock is set back during the hover.
    await fail('500')
    await toast(page, FIRE).hover()
    await advance(page, 1000)
    await page.clock.setSystemTime(Date.now() - 3_600_000)
    await page.mouse.move(10, 10)
    await advance(page, 5000)
    await expect(toast(page, FIRE)).toBeHidden()
  })

  test('as many toasts as fit side by side are shown, the newest first, and cover neither the user menu nor what changes records', async ({
    page,
  }) => {
    const fail = await openFailing(page)
    for (const fault of ['500', '404', '422', '429', 'object']) await fail(fault)
    await page.setViewportSize({ width: 1200, height: 844 })
    await expect(toasts(page)).toHaveCount(2)
    await expect(toast(page, FIRE)).toHaveCount(0)
    await expect(toasts(page).first()).toContainText('Something went wrong')
    await advance(page, 100)
    await fail('422')
    await expect(toasts(page)).toHaveCount(2)
    await expect(toasts(page).first()).toContainText(UNPROCESSABLE)
    await page.keyboard.press('Alt+t')
    await expect(toast(page, UNPROCESSABLE)).toBeFocused()

    await dialog(page, 'Create New Voucher').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const [width, count] of [
      [1440, 3],
      [1024, 2],
      // They are below the header.
      [820, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect(toasts(page)).toHaveCount(count)
      expect(await findCovered(page)).toEqual([])
    }
    // The others wait.
    await expect(toasts(page)).toContainText(UNPROCESSABLE)
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page)).toContainText('Something went wrong')
  })

  test('the text of a toast is selected with the mouse and copied, and stays meanwhile', async ({
    page,
  }) => {
    const fail = await openFailing(page)
    await fail('500')
    const shown = toast(page, FIRE)
    const { x, y, width, height } = await boxOf(shown.getByText(FIRE))
    await page.mouse.move(x + 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 5 })
    await expect(shown).toHaveCSS('transform', 'none')
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(FIRE)
    await page.mouse.move(10, 10)
    await advance(page, 60_000)
    await expect(shown).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(dialog(page, 'Create New Voucher')).toBeVisible()
  })
})
