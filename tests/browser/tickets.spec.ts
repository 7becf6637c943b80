import { expect, isolatedTest, openSignedIn, test, type Page } from './fixtures'
import { boxOf, dialog, rowsOf } from './pages'

test('the message of a colleague, because of which a reply was not sent, is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSignedIn(page, '/tickets?status=open')
  await rowsOf(page).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Reply' }).fill('On its way')
  await sheet.getByRole('list', { name: 'Messages' }).getByRole('listitem').first().hover()
  await page.mouse.wheel(0, -2000)
  const id = new URL(page.url()).searchParams.get('ticket')
  await page.route(`**/api/crm/ticket/${id}`, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const by = { id: 'adm-9', name: 'Tunde Bakare', type: 'admin' }
    const message = { id: 'new', body: 'The rider is near.', by, createdAt: '2026-01-13T07:04:00Z' }
    await route.fulfill({
      json: { data: { ...data, ticketMessage: [...data.ticketMessage, message] } },
    })
  })
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('alert')).toHaveText(
    'Tunde Bakare replied on 13 January 2026 at 08:04',
  )
  await expect(sheet.getByText('The rider is near.')).toBeInViewport({ ratio: 0.9 })
})

test('on a laptop at 125 percent, three lines of a reply, Send and the items of the order are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 576 })
  await openSignedIn(page, '/tickets?status=open')
  // Not in the middle of the row, where another link is.
  await rowsOf(page).first().getByRole('link').first().click()
  const sheet = dialog(page, 'Ticket Details')
  const reply = sheet.getByRole('textbox', { name: 'Reply' })
  const items = sheet.getByRole('list', { name: 'Items' })
  for (const part of [reply, sheet.getByRole('button', { name: 'Send' }), items]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  const lines = await reply.evaluate(
    (box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight),
  )
  expect(lines).toBeGreaterThan(3)
})

test('a ticket begins at the start of a message, and its note field is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openSignedIn(page, '/tickets?ticket=tck-008')
  const sheet = dialog(page, 'Ticket Details')
  const messages = sheet.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(messages.last()).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('textbox', { name: 'Add a note' })).toBeInViewport({ ratio: 1 })
  const { y: top } = await boxOf(sheet.locator('[data-slot="dialog-body"]'))
  const boxes = await Promise.all((await messages.all()).map(boxOf))
  expect(boxes.filter(({ y, height }) => y < top - 1 && y + height > top + 1)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true })

  test('on a small phone, the title of a ticket has the whole width, and Send is in view', async ({
    page,
  }) => {
    await openSignedIn(page, '/tickets?status=open')
    await rowsOf(page).first().getByRole('link').first().click()
    const sheet = dialog(page, 'Ticket Details')
    await expect(sheet.getByRole('button', { name: 'Order' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
    expect((await boxOf(sheet.getByRole('heading', { level: 3 }))).width).toBeGreaterThan(260)
    const sections = [/^Order$/, /^Notes/, /^History$/].map((name) =>
      sheet.getByRole('button', { name }),
    )
    const tops = await Promise.all(sections.map(async (section) => (await boxOf(section)).y))
    expect(new Set(tops).size).toBe(1)
  })
})

// The image of one message does not exist.
isolatedTest.use({ expectedMessages: /Failed to load resource.*404/ })

const nextStep = (page: Page) => page.getByRole('button', { name: /^Next: / })

/** Where the buttons of the footer and the one that sends a reply are, by their names. */
async function placesOf(page: Page) {
  // Waits until nothing moves.
  await boxOf(dialog(page, 'Ticket Details'))
  const places = await page
    .locator('[data-slot="dialog-footer"] button, button[data-tooltip="Send"]')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return [button.textContent, [x, y, width, height].map(Math.round)] as const
      }),
    )
  return new Map(places)
}

/** Takes an open ticket and answers it, and answers the next one without taking it. */
async function expectStill(page: Page) {
  await openSignedIn(page, '/tickets?status=open')
  await rowsOf(page).first().getByRole('link').first().press('Enter')
  const sheet = dialog(page, 'Ticket Details')
  const take = sheet.getByRole('button', { name: 'Take', exact: true })
  const reply = sheet.getByRole('textbox', { name: 'Reply' })
  let before = new Map<string, number[]>()
  async function expectSame(gone: readonly string[]) {
    const after = await placesOf(page)
    const kept = [...before].filter(([name]) => !gone.includes(name))
    expect(kept.length).toBeGreaterThanOrEqual(4)
    expect(kept.map(([name]) => [name, after.get(name)])).toEqual(kept)
    before = after
  }

  await expect(take).toBeVisible()
  before = await placesOf(page)
  await take.click()
  await expect(nextStep(page)).toBeInViewport({ ratio: 1 })
  await expect(take).toBeHidden()
  await expectSame(['Take'])
  for (const text of ['Good morning', 'It is on its way']) {
    await reply.fill(text)
    before = await placesOf(page)
    await sheet.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(sheet.getByText(text)).toBeVisible()
    await expect(nextStep(page)).toBeFocused()
    await expectSame(['Take'])
    await nextStep(page).click()
    await expect(nextStep(page)).toBeHidden()
    await expect(take).toBeVisible()
  }
}

isolatedTest('no button moves when a ticket is taken or answered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectStill(page)
})

isolatedTest(
  'no button moves when a ticket is taken or answered on a laptop at 125 percent',
  { tag: '@matrix' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 576 })
    await expectStill(page)
  },
)

isolatedTest(
  'no button moves when a ticket is taken or answered in a large window',
  { tag: '@matrix' },
  ({ page }) => expectStill(page),
)

isolatedTest.describe('on a phone', () => {
  isolatedTest.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  isolatedTest(
    'no button moves when a ticket is taken or answered on a phone',
    { tag: '@matrix' },
    ({ page }) => expectStill(page),
  )
})

isolatedTest(
  'Back closes the palette over a ticket, and the focus returns into the ticket',
  async ({ page }) => {
    await openSignedIn(page, '/tickets?status=open')
    await rowsOf(page).first().click()
    const sheet = dialog(page, 'Ticket Details')
    const close = sheet.getByRole('button', { name: 'Close ticket' })
    await close.focus()
    const url = page.url()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(close).toBeFocused()
    await expect(page).toHaveURL(url)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/tickets?status=open')
  },
)

// Browsers round scroll positions: a fraction of a pixel may be out of sight.
const WHOLE = { ratio: 0.99 }

isolatedTest(
  'the newest message stays in sight when the window becomes lower',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSignedIn(page, '/tickets?status=open')
    await rowsOf(page).first().getByRole('link').first().press('Enter')
    const newest = dialog(page, 'Ticket Details')
      .getByRole('list', { name: 'Messages' })
      .getByRole('listitem')
      .last()
    await expect(newest).toBeInViewport(WHOLE)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(newest).toBeInViewport(WHOLE)

    // An administrator who reads earlier messages stays there.
    await page.setViewportSize({ width: 1280, height: 680 })
    await expect(newest).toBeInViewport(WHOLE)
    await newest.hover()
    await page.mouse.wheel(0, -2000)
    await expect(newest).not.toBeInViewport({ ratio: 0.5 })
    await page.setViewportSize({ width: 1280, height: 620 })
    // The next frame follows the new height.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const earliest = newest.locator('xpath=../li[1]')
    await expect(earliest).toBeInViewport()
    await expect(newest).not.toBeInViewport({ ratio: 0.5 })
  },
)
