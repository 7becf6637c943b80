import { test } from '@playwright/test'
import { apps, inTurn, ownApp, ownSizes, runs } from './apps'
import { record } from './figures'
import { openDetails } from './openings'
import { turnPage, turnPages } from './pages'
import { visit } from './visit'

const PAGE_CHANGES = 300
// By then V8 has made machine code of what runs at each of them, which counts as heap too.
const WARM_UP = 100
const PAGES_SELECTED = 250
const SELECTED = PAGES_SELECTED * 20

test.beforeAll(async ({ browser }) => {
  for (const app of new Set([...apps, ...ownSizes])) await visit(browser, app, {}, async () => {})
})

test('the heap, settled, and after 300 page changes', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    for (const app of inTurn(run, apps)) {
      await visit(browser, app, {}, async (page) => {
        const settled = await page.heap()
        record(app, 'Heap, settled', 'MB', settled)
        if (app !== ownApp) return
        await turnPages(page, app, { count: WARM_UP })
        const before = await page.heap()
        record(app, 'Heap, after 100 page changes', 'MB', before)
        await turnPages(page, app, { count: PAGE_CHANGES })
        record(app, 'Heap growth over 300 more', 'MB', (await page.heap()) - before)
      })
    }
  }
})

test('1,000, 100,000 and 1,000,000 vouchers', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    for (const app of inTurn(run, ownSizes)) {
      const among = `${app.vouchers.toLocaleString('en')} vouchers`
      await visit(browser, app, {}, async (page, { firstRow }) => {
        record(app, `First row, ${among}`, 'ms', firstRow)
        record(app, `Page 1 to 2, ${among}`, 'ms', (await turnPage(page, app)).ms)
        record(app, `Opening: details, ${among}`, 'ms', (await openDetails(page)).ms)
      })
      // Another visit: what Playwright brings into the page to find an element would count.
      await visit(browser, app, {}, async ({ heap }) => {
        record(app, `Heap, settled, ${among}`, 'MB', await heap())
      })
    }
  }
})

test('one more row, with 5,000 selected', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    await visit(browser, ownApp, {}, async (page) => {
      await turnPages(page, ownApp, { count: PAGES_SELECTED, isSelecting: true })
      const ticked = { selector: 'tbody tr:first-child[data-state=selected]' }
      const { ms, longTasks } = await page.press('tbody input', ticked)
      // That it was all of them.
      await page.page.getByRole('button', { name: `Bulk Actions (${SELECTED + 1})` }).waitFor()
      record(ownApp, 'One more row, with 5,000 selected', 'ms', ms)
      record(ownApp, 'Tasks over 50 ms, one more row', 'count', longTasks.length)
    })
  }
})
