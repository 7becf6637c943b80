import type { Browser } from '@playwright/test'
import { expect, isolatedTest, openSignedIn, type Page } from './fixtures'
import { boxOf, dialog, rowsOf } from './pages'

// The image of one message does not exist. A reply that comes too late gets 409.
isolatedTest.use({ expectedMessages: /Failed to load resource.*(?:404|409)/ })

const ADA = 'adm-1'
const sheetOf = (page: Page) => dialog(page, 'Ticket Details')
const replyOf = (page: Page) => sheetOf(page).getByRole('textbox', { name: 'Reply' })
const nextStep = (page: Page) => sheetOf(page).getByRole('button', { name: /^Next: |^All done/ })

const saveReply = (page: Page) =>
  page.addInitScript((owner) => {
    const replies = [{ name: 'Sorry', text: 'Sorry for the wait, {first name}.', usedAt: 0 }]
    localStorage.setItem(`marketplace-admin.savedReplies id ${owner}`, JSON.stringify(replies))
  }, ADA)

isolatedTest(
  'ten waiting tickets are answered with the keyboard alone, five of them with a saved reply',
  async ({ page }) => {
    await saveReply(page)
    await openSignedIn(page, '/tickets?queue=waiting')
    await expect(rowsOf(page).nth(9)).toBeVisible()
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    }
    await press('ArrowDown')
    await press('Enter')
    await expect(replyOf(page)).toBeVisible()
    await press('r')
    for (let ticket = 0; ticket < 10; ticket++) {
      await expect(replyOf(page)).toBeFocused()
      if (ticket < 5) {
        await press('/')
        await expect(dialog(page, 'Saved replies').getByRole('option').first()).toBeVisible()
        await press('Control+Enter')
      } else {
        await page.keyboard.insertText(`Answer ${ticket}`)
        await press('Control+Enter')
      }
      await expect(nextStep(page)).toBeFocused()
      if (ticket < 9) await press('Enter')
    }
    expect(presses).toBeLessThanOrEqual(30)
    await expect(sheetOf(page).getByRole('listitem').filter({ hasText: 'Answer 9' })).toBeVisible()
  },
)

isolatedTest.describe('on a phone', () => {
  isolatedTest.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  isolatedTest(
    'a saved reply is sent by thumb, and with the keyboard up the box has three lines and Send is in sight',
    async ({ page }) => {
      await saveReply(page)
      await openSignedIn(page, '/tickets?queue=waiting')
      await rowsOf(page).nth(3).locator('a').first().tap()
      await replyOf(page).tap()
      // What the keyboard leaves of the window.
      await page.setViewportSize({ width: 390, height: 508 })
      const send = sheetOf(page).getByRole('button', { name: 'Send', exact: true })
      await expect(send).toBeInViewport({ ratio: 1 })
      await expect(replyOf(page)).toBeInViewport({ ratio: 1 })
      const lineHeight = await replyOf(page).evaluate((box) =>
        Number.parseFloat(getComputedStyle(box).lineHeight),
      )
      const { height } = await boxOf(replyOf(page))
      expect(height).toBeGreaterThanOrEqual(3 * lineHeight)
      await sheetOf(page).getByRole('button', { name: 'Saved replies' }).tap()
      await dialog(page, 'Saved replies').getByRole('option').first().tap()
      await expect(replyOf(page)).toHaveValue(/^Sorry for the wait, [^{]+\.$/)
      await send.tap()
      await expect(replyOf(page)).toHaveValue('')
      await expect(nextStep(page)).toBeVisible()
    },
  )
})

/** Opens the ticket as another administrator, in a browser of their own. */
async function openAs(
  browser: Browser,
  { baseURL = '', email, url }: { baseURL: string | undefined; email: string; url: string },
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const response = await context.request.post('/api/auth/login', {
    data: { email, password: 'jollof-rice' },
  })
  const { user, token } = (await response.json()).data
  await context.addInitScript(
    ([storedUser, storedToken]) => {
      localStorage.setItem('user', storedUser)
      localStorage.setItem('token', storedToken)
    },
    [JSON.stringify(user), String(token)] as const,
  )
  const page = await context.newPage()
  await page.goto(url)
  return { page, context }
}

isolatedTest(
  'two administrators with the same ticket see each other, and only the first reply is sent',
  async ({ page, browser, baseURL }) => {
    await openSignedIn(page, '/tickets?queue=waiting')
    await rowsOf(page).nth(5).locator('a').first().click()
    await expect(replyOf(page)).toBeVisible()
    const url = new URL(page.url())
    const { page: other, context } = await openAs(browser, {
      baseURL,
      email: 'tunde@example.com',
      url: url.pathname + url.search,
    })
    await expect(sheetOf(other).getByText('Ada Obi is here')).toBeVisible()
    await replyOf(other).fill('The rider is near.')
    await replyOf(page).fill('It is on its way.')
    await expect(sheetOf(page).getByText('Tunde Bakare is writing')).toBeVisible({
      timeout: 20_000,
    })
    // Both have read the ticket before either reply arrives.
    const holding: (() => void)[] = []
    for (const each of [page, other]) {
      await each.route('**/message', async (route) => {
        await new Promise<void>((resolve) => {
          holding.push(resolve)
          if (holding.length === 2) for (const release of holding) release()
        })
        await route.continue()
      })
    }
    const send = (each: Page) => sheetOf(each).getByRole('button', { name: 'Send', exact: true })
    await Promise.all([send(page).click(), send(other).click()])
    const anyway = (each: Page) => sheetOf(each).getByRole('button', { name: 'Send anyway' })
    await expect
      .poll(async () => (await anyway(page).count()) + (await anyway(other).count()))
      .toBe(1)
    const isSecond = (await anyway(page).count()) === 1
    const [first, second] = isSecond ? [other, page] : [page, other]
    await expect(sheetOf(second).getByRole('alert')).toHaveText(
      isSecond ? /^Tunde Bakare replied/ : /^Ada Obi replied/,
    )
    await expect(replyOf(second)).toHaveValue(isSecond ? 'It is on its way.' : 'The rider is near.')
    await expect(replyOf(first)).toHaveValue('')
    await context.close()
  },
)
