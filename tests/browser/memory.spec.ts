import { expect, openSignedIn, test, type Page } from './fixtures'
import { traceTasks } from './main-thread'
import { dialog, expectLoaded, moduleLink, rowMenu } from './pages'

async function openList(page: Page, name: string) {
  await moduleLink(page, name).click()
  const table = page.getByRole('table', { name })
  await expect(table).toHaveAttribute('aria-busy', 'false')
  return table.locator('tbody').getByRole('row')
}

async function closeDialog(page: Page, name: string) {
  await expect(dialog(page, name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toHaveCount(0)
}

/** Opens pages, a sheet, a menu and dialogs, and returns to the first page. */
async function goRound(page: Page) {
  for (const row of [1, 2, 3]) {
    const orders = await openList(page, 'Orders')
    await orders.nth(row).getByRole('link').first().click()
    await page.getByRole('group', { name: 'Actions' }).waitFor()
  }
  const users = await openList(page, 'Users')
  await users.first().click()
  await page.getByRole('button', { name: 'Block' }).click()
  await closeDialog(page, 'Block user')
  const payouts = await openList(page, 'Payouts')
  await payouts.first().getByRole('link').first().click()
  await closeDialog(page, 'Payout Details')
  await openList(page, 'Vouchers')
  await rowMenu(page, 1).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create Voucher' }).click()
  await closeDialog(page, 'Create New Voucher')
  await page.keyboard.press('Control+K')
  await closeDialog(page, 'Search or jump to')
}

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('a run of 5,000 vouchers takes less than 50 MB, and blocks neither scrolling nor Stop', async ({
    page,
  }) => {
    // The mock API gets none of them.
    await page.route('**/api/crm/voucher', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.continue(),
    )
    await openSignedIn(page, '/vouchers?dialog=create-many')
    const form = dialog(page, 'Create many vouchers')
    await form.getByLabel('Title').fill('Many')
    await form.getByLabel('Type').selectOption('Discount')
    await form.getByLabel('Amount').fill('100')
    await form.getByLabel('Number').fill('5000')
    const cdp = await page.context().newCDPSession(page)
    async function usedMegabytes() {
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize / 1e6
    }
    const before = await usedMegabytes()
    await form.getByRole('button', { name: /^Create 5,000/ }).press('Enter')
    const run = dialog(page, 'Create 5,000 vouchers')
    await expect(run.getByText('Created').first()).toBeVisible()
    expect((await usedMegabytes()) - before).toBeLessThan(50)

    const results = run.getByRole('group', { name: 'Results' })
    const scrolled = await traceTasks(page, () =>
      results.evaluate(async (list) => {
        for (let frame = 0; frame < 60; frame += 1) {
          list.scrollTop += 400
          // oxlint-disable-next-line no-await-in-loop
          await new Promise((resolve) => {
            requestAnimationFrame(resolve)
          })
        }
      }),
    )
    expect(Math.max(...scrolled.tasks)).toBeLessThan(100)

    const stopped = await traceTasks(page, () =>
      run.getByRole('button', { name: 'Stop' }).evaluate(async (button) => {
        if (button instanceof HTMLElement) button.click()
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
        return document.querySelector('[role=dialog] [role=status]')?.textContent
      }),
    )
    expect(stopped.result).toMatch(/^(Stopping…|[\d,]+ created, )/)
    expect(Math.max(...stopped.tasks)).toBeLessThan(100)
    await expect(run.getByRole('button', { name: 'Continue' })).toBeFocused()
    await expect(run.getByText(/^[\d,]+ created, [\d,]+ not started$/)).toBeVisible()
  })

  test('pages and dialogs that are opened again and again leave no elements or listeners behind', async ({
    page,
  }) => {
    await openSignedIn(page, '/vouchers')
    await expectLoaded(page)
    const cdp = await page.context().newCDPSession(page)
    async function count() {
      await cdp.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
      return { nodes, jsEventListeners }
    }
    // The first round loads chunks, and creates what is kept for good.
    await goRound(page)
    await goRound(page)
    const before = await count()
    for (let rounds = 0; rounds < 2; rounds++) await goRound(page)
    // React keeps the elements of the latest render until the next one: some, but not more with each round.
    await expect.poll(async () => (await count()).nodes).toBeLessThan(before.nodes + 50)
    await expect
      .poll(async () => (await count()).jsEventListeners)
      .toBeLessThan(before.jsEventListeners + 4)
  })
})
