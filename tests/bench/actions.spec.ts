import { expect, test } from '@playwright/test'
import { apps, inTurn, ownApp, runs } from './apps'
import { record } from './figures'
import { openings } from './openings'
import { turnPage } from './pages'
import { profiles, visit } from './visit'

const TYPED = 'thankyouforfiveyears'
const LETTER_MS = 120
const CSV_LINES = 200_000

// Not measured: the first visit of all warms up the server and the browser.
test.beforeAll(async ({ browser }) => {
  for (const app of apps) await visit(browser, app, {}, async () => {})
})

test('cold loads, and the first page change', async ({ browser }) => {
  const signedOut = { page: '/login', row: 'input[type=email]' }
  for (let run = 0; run < runs; run++) {
    for (const profile of profiles) {
      for (const app of inTurn(run, apps)) {
        await visit(browser, app, { profile }, async (page, load) => {
          record(app, `First row, ${profile}`, 'ms', load.firstRow)
          record(app, `JavaScript to the first row, ${profile}`, 'kB', load.scripts)
          record(app, `Requests to the first row, ${profile}`, 'count', load.requests)
          record(app, `API calls to the first row, ${profile}`, 'count', load.calls)
          if (!app.next) return
          const { ms, longTasks } = await turnPage(page, app)
          record(app, `Page 1 to 2, ${profile}`, 'ms', ms)
          if (profile === 'throttled') return
          record(app, 'Tasks over 50 ms, page change', 'count', longTasks.length)
        })
      }
      await visit(browser, ownApp, { profile, signedOut }, async (_page, load) => {
        record(ownApp, `First field of /login, ${profile}`, 'ms', load.firstRow)
        record(ownApp, `JavaScript to the first field of /login, ${profile}`, 'kB', load.scripts)
        record(ownApp, `Requests to the first field of /login, ${profile}`, 'count', load.requests)
      })
    }
  }
})

test('typing', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    for (const app of inTurn(run, apps)) {
      const { search } = app
      if (!search) continue
      await visit(browser, app, {}, async ({ page, settle }) => {
        await page.locator(search).click()
        await page.evaluate(() => window.bench.watchKeys())
        const begun = await page.evaluate(() => performance.now())
        await page.keyboard.type(TYPED, { delay: LETTER_MS })
        await settle()
        const keys = await page.evaluate(() => window.bench.keys.toSorted((a, b) => a - b))
        expect(keys).toHaveLength(TYPED.length)
        const longTasks = await page.evaluate((since) => window.bench.longTasks(since), begun)
        record(app, 'Typed letter to the next frame, median', 'ms', keys[TYPED.length / 2] ?? 0)
        record(app, 'Typed letter to the next frame, slowest', 'ms', keys.at(-1) ?? 0)
        record(app, 'Tasks over 50 ms, typing', 'count', longTasks.length)
      })
    }
  }
})

test('each dialog and menu, opened for the first time', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    let longTasks = 0
    for (const [name, open] of Object.entries(openings)) {
      await visit(browser, ownApp, {}, async (page) => {
        const opening = await open(page)
        record(ownApp, `Opening: ${name}`, 'ms', opening.ms)
        longTasks += opening.longTasks.length
      })
    }
    record(ownApp, 'Tasks over 50 ms, all openings', 'count', longTasks)
  }
})

test('selecting all rows of a page', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    await visit(browser, ownApp, {}, async ({ press }) => {
      const selected = { selector: 'tbody tr:last-child[data-state=selected]' }
      const { ms, longTasks } = await press('thead input', selected)
      record(ownApp, 'Select all', 'ms', ms)
      record(ownApp, 'Tasks over 50 ms, select all', 'count', longTasks.length)
    })
  }
})

test('a CSV of 200,000 lines', async ({ browser }) => {
  for (let run = 0; run < runs; run++) {
    await visit(browser, ownApp, {}, async (page) => {
      await openings['Reward']?.(page)
      const input = page.page.locator('[role=dialog] input[type=file]')
      // Made in the page: to hand over so many bytes would be a long task of the bench's own.
      await input.evaluate((field, lines) => {
        const rows = Array.from(
          { length: lines },
          (_, at) => `p${at}@example.com,Ade Obi ${at}\r\n`,
        )
        const files = new DataTransfer()
        files.items.add(new File(['Email Address,Full Name\r\n', ...rows], 'people.csv'))
        if (field instanceof HTMLInputElement) field.files = files.files
      }, CSV_LINES)
      const text = `${CSV_LINES.toLocaleString('en')} people will be rewarded`
      const read = { selector: '[role=dialog] [data-slot=dialog-footer] [role=status]', text }
      const { ms, longTasks } = await page.time('change', read, () =>
        input.evaluate((field) => void field.dispatchEvent(new Event('change', { bubbles: true }))),
      )
      record(ownApp, 'CSV of 200,000 lines, read', 'ms', ms)
      record(
        ownApp,
        'CSV of 200,000 lines, longest task (0: none over 50 ms)',
        'ms',
        Math.max(0, ...longTasks),
      )
    })
  }
})
