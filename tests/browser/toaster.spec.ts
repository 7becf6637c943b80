import { expect, signIn, openSignedIn, test, type Page } from './fixtures'
import { toast } from './pages'

test.use({ expectedMessages: /Failed to load resource/ })

/** Has the server end the session, which a toast reports. */
async function endSession(page: Page) {
  await page.goto('/vouchers?search=fault-unauthenticated')
  await signIn(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(toast(page, 'Your session has expired')).toBeVisible()
  return toast(page, 'Your session has expired')
}

/** The form of a voucher in which each of these titles fails, with a toast of its own. */
async function openFailing(page: Page) {
  await openSignedIn(page, '/vouchers')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Voucher' })
  await form.getByLabel('Type').selectOption('Free Delivery')
  return async (fault: string) => {
    await form.getByLabel('Title').fill(`fault-${fault}`)
    await form.getByLabel('Title').press('Enter')
    await expect(form.getByRole('button', { name: 'Create Voucher' })).not.toHaveAttribute(
      'aria-busy',
    )
  }
}

const FIRE = 'The kitchen is on fire'

test('a session that the server ends leads to the sign-in, with one toast at the top right', async ({
  page,
}) => {
  const raised = await endSession(page)
  await expect(raised).toHaveCount(1)
  await expect(raised).toContainText('Please sign in again')
  const box = await raised.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
  // Below the header and the buttons of a page's heading.
  expect(box?.y).toBeGreaterThan(120)
  expect(box?.y).toBeLessThan(150)
})

test('a saved session that has ended leads to the sign-in when the page is opened', async ({
  page,
}) => {
  await page.goto('/vouchers')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Voucher Management' })).toBeVisible()
  await page.goto('/vouchers?search=fault-unauthenticated')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(toast(page, 'Your session has expired')).toBeVisible()
})

test.describe('time', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('a toast goes after 5 seconds', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await expect(toast(page, FIRE)).toBeVisible()
    await page.clock.runFor(4900)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page, FIRE)).toBeHidden()
  })

  test('it waits while it is hovered, also one that comes meanwhile, and goes on from there', async ({
    page,
  }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await page.clock.runFor(2000)
    await toast(page, FIRE).hover()
    await page.clock.runFor(20_000)
    await fail('422')
    await page.clock.runFor(20_000)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.mouse.move(10, 10)
    await page.clock.runFor(2900)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page, FIRE)).toBeHidden()
    await expect(toast(page, 'This cannot be processed')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(toast(page, 'This cannot be processed')).toBeHidden()
  })

  test('it goes in time if the system clock is set back while it is hovered', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await toast(page, FIRE).hover()
    await page.clock.runFor(1000)
    await page.clock.setSystemTime(Date.now() - 3_600_000)
    await page.mouse.move(10, 10)
    await page.clock.runFor(5000)
    await expect(toast(page, FIRE)).toBeHidden()
  })

  test('it waits while the window has lost the focus', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.clock.runFor(60_000)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.runFor(4900)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast(page, FIRE)).toBeHidden()
  })

  test('it waits while it has the focus', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await page.keyboard.press('Alt+t')
    await page.clock.runFor(60_000)
    await expect(toast(page, FIRE)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast(page, FIRE)).toBeHidden()
  })

  test('the same toast does not stand twice, and begins anew', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await page.clock.runFor(4000)
    await fail('500')
    await expect(toast(page, FIRE)).toHaveCount(1)
    await page.clock.runFor(4000)
    await expect(toast(page, FIRE)).toHaveCount(1)
    await page.clock.runFor(1200)
    await expect(toast(page, FIRE)).toHaveCount(0)
  })

  test('one that is dismissed by the mouse does not hold back the next of its words', async ({
    page,
  }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await toast(page, FIRE).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast(page, FIRE)).toBeHidden()
    await page.mouse.move(10, 10)
    await page.clock.runFor(2000)
    await fail('500')
    await expect(toast(page, FIRE)).toBeVisible()
    await page.clock.runFor(5100)
    await expect(toast(page, FIRE)).toBeHidden()
  })

  test('one that is raised again is the newest again', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fail('500')
    await page.clock.runFor(100)
    await fail('422')
    await page.clock.runFor(100)
    await fail('500')
    await expect(page.locator('[data-slot="toast"]').first()).toContainText(FIRE)
    await page.keyboard.press('Alt+t')
    await expect(toast(page, FIRE)).toBeFocused()
  })

  test('there are never more than 4: the oldest makes way', async ({ page }) => {
    const fail = await openFailing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const fault of ['500', '404', '422', '429', 'html']) await fail(fault)
    await expect(page.locator('[data-slot="toast"]')).toHaveCount(4)
    await expect(toast(page, FIRE)).toHaveCount(0)
    await expect(page.locator('[data-slot="toast"]').first()).toContainText('Something went wrong')
  })
})

test('Alt+T goes to the newest over an open dialog; Escape dismisses it alone and goes back', async ({
  page,
}) => {
  const fail = await openFailing(page)
  await fail('500')
  await fail('422')
  const title = page.getByLabel('Title')
  await expect(title).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(toast(page, 'This cannot be processed')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast(page, 'This cannot be processed')).toBeHidden()
  await expect(toast(page, FIRE)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toast(page, FIRE).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, FIRE)).toBeHidden()
  await expect(title).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Create New Voucher' })).toBeVisible()
})

test('its button dismisses it, and leaves the dialog under it open', async ({ page }) => {
  const fail = await openFailing(page)
  await fail('500')
  await toast(page, FIRE).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page, FIRE)).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Create New Voucher' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Discard unsaved changes?' })).toBeHidden()
})

test('screen readers are told: by role, in a live region that a dialog does not hide', async ({
  page,
}) => {
  const fail = await openFailing(page)
  await fail('500')
  const region = page.getByRole('region', { name: 'Notifications, Alt+T' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region.getByRole('alert')).toContainText(FIRE)
})

test('a drag over 80 percent of its width dismisses it, less far it comes back', async ({
  page,
}) => {
  const raised = await endSession(page)
  const box = await raised.boundingBox()
  if (!box) throw new Error('The toast has no place.')
  const drag = async (share: number) => {
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 - box.width * share, box.y + 20, { steps: 5 })
    await page.mouse.up()
  }
  await drag(0.7)
  await expect(raised).toHaveCSS('transform', 'none')
  await expect(raised).toBeVisible()
  await drag(0.85)
  await expect(raised).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a finger drags it away', async ({ page, context }) => {
    const raised = await endSession(page)
    const box = await raised.boundingBox()
    if (!box) throw new Error('The toast has no place.')
    const client = await context.newCDPSession(page)
    const swipe = async (share: number) => {
      const y = box.y + 20
      const at = (x: number) => ({ touchPoints: [{ x, y }] })
      const from = box.x + 20
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
      for (let step = 1; step <= 8; step++) {
        const x = from + (box.width * share * step) / 8
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) })
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(0.6)
    await expect(raised).toHaveCSS('transform', 'none')
    await expect(raised).toBeVisible()
    await swipe(0.9)
    await expect(raised).toBeHidden()
  })
})

test('it is calm where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const raised = await endSession(page)
  await expect(raised).toHaveCSS('animation-duration', '0.001s')
})
