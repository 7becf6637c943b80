import { expect, isolatedTest, openSignedIn, test, type Page } from './fixtures'
import { dialog, toast } from './pages'

test.use({ expectedMessages: /status of 404/ })
isolatedTest.use({ expectedMessages: /status of 404/ })

const orderTable = (page: Page) => page.getByRole('table', { name: 'Orders', exact: true })
const orderRows = (page: Page) => orderTable(page).locator('tbody').getByRole('row')
const scroller = (page: Page) => page.locator('[data-slot="table-scroller"]')

async function openOrders(page: Page, url = '/orders') {
  await openSignedIn(page, url)
  await expect(orderTable(page)).toHaveAttribute('aria-busy', 'false')
}

test('the first request of a list leaves before the app has started, with its filters or below a dialog', async ({
  page,
}) => {
  for (const [url, request] of [
    ['/orders?status=pending&page=2', /\/api\/crm\/order\?page=2&limit=20&search=&status=pending/],
    ['/payouts?payee=driver&payout=pay-001', /\/api\/crm\/payout\?page=1&.*&payee=driver/],
  ] as const) {
    const early = page.waitForRequest(request)
    const requests: string[] = []
    page.on('request', (one) => {
      if (request.test(one.url())) requests.push(one.url())
    })
    await page.route('**/assets/index-*.js', async (route) => {
      await early
      await route.continue()
    })
    await openSignedIn(page, url)
    await expect(page.locator('tbody tr[tabindex]').first()).toBeVisible()
    expect(requests).toHaveLength(1)
    await page.unrouteAll()
    page.removeAllListeners('request')
  }
})

isolatedTest(
  'Back returns to the same rows, filters and scroll position, also after an action',
  async ({ page }) => {
    await openOrders(page, '/orders')
    const row = orderRows(page).nth(19)
    await row.scrollIntoViewIfNeeded()
    const top = await scroller(page).evaluate((element) => element.scrollTop)
    expect(top).toBeGreaterThan(100)
    const link = row.getByRole('link').first()
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.goBack()
    await expect(link).toHaveText(name)
    await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(top)

    await link.click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const form = dialog(page, 'Cancel order')
    await form.getByLabel('Reason').selectOption('Duplicate')
    await form.getByRole('button', { name: 'Cancel order' }).click()
    await expect(toast(page, 'Order canceled')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/orders')
    await expect(orderTable(page)).toHaveAttribute('aria-busy', 'false')
    await expect(row).toContainText('Canceled')
    await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(top)
  },
)

isolatedTest('an administrator handles an order with the keyboard alone', async ({ page }) => {
  await openOrders(page)
  await page.keyboard.press('/')
  await page.keyboard.type('ORD-5284413')
  await page.keyboard.press('Enter')
  await expect(orderRows(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'ORD-5284413' })).toBeVisible()
  const assign = page.getByRole('button', { name: 'Assign driver' })
  await assign.focus()
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Assign driver')
  await expect(form.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(form.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Driver assigned')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change driver' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All done. Back to orders' })).toBeFocused()
})

const phoneTest = isolatedTest.extend({ hasTouch: true, viewport: { width: 390, height: 844 } })

phoneTest('an administrator handles an order on a phone', async ({ page }) => {
  await openOrders(page, '/orders?search=ORD-5284413')
  await orderRows(page).first().tap()
  await page.getByRole('button', { name: 'Refund' }).tap()
  const form = dialog(page, 'Refund order')
  await form.getByLabel('Reason').selectOption('Late delivery')
  await form.getByLabel('Who bears the cost').selectOption('Platform')
  await form.getByRole('button', { name: /^Refund ₦/ }).tap()
  await expect(toast(page, 'Refund started')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Adaeze Danjuma' }).tap()
  await expect(page).toHaveURL(/\/users\/usr-/)
  await page.getByRole('button', { name: 'Block' }).tap()
  const block = dialog(page, 'Block user')
  await block.getByLabel('Reason').selectOption('Payment fraud')
  await block.getByRole('button', { name: 'Block user' }).tap()
  await expect(toast(page, 'User blocked')).toBeVisible()
})

isolatedTest(
  'an administrator approves the payouts requested today, except the one in another name',
  async ({ page }) => {
    await openSignedIn(page, '/payouts?status=requested')
    const today = page.getByRole('row').filter({ hasText: 'Today' })
    await expect(today.first()).toBeVisible()
    const payouts = today.locator('[data-row-link]')
    const names = await payouts.allInnerTexts()
    const otherNames: string[] = []
    // Approved by one of two administrators.
    const waiting: string[] = []
    for (const name of names) {
      await page.getByRole('link', { name }).click()
      const sheet = dialog(page, 'Payout Details')
      await expect(sheet.getByRole('list', { name: 'History' })).toHaveAttribute(
        'aria-busy',
        'false',
      )
      if (await sheet.getByText('The account is in another name').isVisible()) otherNames.push(name)
      else {
        await sheet.getByRole('button', { name: 'Approve' }).click()
        await dialog(page, 'Approve payout')
          .getByRole('button', { name: /^Approve (₦|anyway$)/ })
          .click()
        await expect(toast(page, name)).toBeVisible()
        // Another payout may show the approval of Ngozi Eze until the response arrives.
        const isFirst = sheet.getByText(
          /^Approved by Ada Obi, .* A second administrator has to approve\.$/,
        )
        await expect(sheet.getByText('Processing').or(isFirst).first()).toBeVisible()
        if (await isFirst.isVisible()) waiting.push(name)
      }
      await sheet.getByRole('button', { name: 'Close' }).last().click()
      await expect(sheet).toBeHidden()
    }
    expect(otherNames).toHaveLength(1)
    const left = names.filter((name) => otherNames.includes(name) || waiting.includes(name))
    await expect(payouts).toHaveText(left, { useInnerText: true })
  },
)

isolatedTest(
  'an administrator answers the oldest ticket and closes it with the keyboard alone',
  async ({ page }) => {
    await openSignedIn(page, '/tickets?status=open&page=99')
    const rows = page.getByRole('table', { name: 'Tickets' }).locator('tbody').getByRole('row')
    await expect(page).toHaveURL(/page=2/)
    await expect(rows.last()).toBeVisible()
    await rows.first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const sheet = dialog(page, 'Ticket Details')
    const reply = sheet.getByRole('textbox', { name: 'Reply' })
    await expect(reply).toBeVisible()
    while (!(await reply.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('The money is back in your wallet.')
    await page.keyboard.press('Control+Enter')
    await expect(sheet.getByRole('listitem').last()).toContainText('The money is back')
    await expect(sheet.getByRole('listitem').last()).toBeInViewport()
    await expect(sheet.getByRole('button', { name: 'All done. Back to tickets' })).toBeVisible()
    await expect(reply).toBeFocused()
    const close = sheet.getByRole('button', { name: 'Close ticket' })
    while (!(await close.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    const question = dialog(page, 'Close ticket')
    await expect(question.getByRole('button', { name: 'Close ticket' })).toBeFocused()
    // Only the dialog on top dims what is below.
    const overlays = page.locator('[data-slot="dialog-overlay"]')
    await expect(overlays.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(overlays.last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('This ticket is closed')).toBeVisible()
    await expect(toast(page, 'Ticket closed')).toBeVisible()
  },
)

phoneTest(
  'an administrator checks on a phone whether a bank transfer has arrived',
  async ({ page }) => {
    await openSignedIn(page, '/transactions?status=pending')
    const card = page.getByRole('row').filter({ hasText: 'Bank transfer' }).first()
    const reference = await card.getByRole('link').innerText()
    await card.tap()
    const sheet = dialog(page, 'Transaction Details')
    await sheet.getByRole('button', { name: 'Check again' }).tap()
    await expect(toast(page, 'Payment checked')).toBeVisible()
    await expect(toast(page, `${reference}: `)).toBeVisible()
  },
)
