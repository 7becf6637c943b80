import { cpus, loadavg } from 'node:os'
import { test, type Page } from '@playwright/test'
import { ORDERS_PART } from './settings'
import {
  breakDown,
  openDialogs,
  readMemory,
  readLoad,
  turnPages,
  visit,
  visitAgain,
  waitForPrefetch,
} from './visit'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const SIZES = [1_000, 100_000, 1_000_000] as const
const TYPED = 'thankyouforfiveyears'

const REWARD = 'role=button[name="Reward"]'
const ROW_MENU = 'role=button[name=/^Actions for/]'
/** The title of each dialog, and the elements that lead to it. The last click is measured. */
const dialogs: Record<string, string[]> = {
  'Create New Voucher': ['role=button[name="Create Voucher"]'],
  'Campaign Reward': [REWARD],
  'Voucher Details': ['[data-row-link]'],
  'Export vouchers': ['role=button[name="Export"]'],
  'Edit Voucher': [ROW_MENU, 'role=menuitem[name=/^Edit/]'],
  'Delete Voucher': [ROW_MENU, 'role=menuitem[name=/^Delete/]'],
  'Bulk Action': ['thead input', 'role=button[name=/^Bulk Actions/]'],
}

const PRESSES = 30
const NEXT_TO_PREVIOUS = ['Next page', 'Previous page'] as const
const close = (page: Page) => page.keyboard.press('Escape')

interface Press {
  path?: '/orders'
  press: (page: Page, index: number) => Promise<void>
  undo?: (page: Page) => Promise<void>
}

const presses: Record<string, Press> = {
  'menu of a row': {
    press: (page, index) =>
      page
        .locator(ROW_MENU)
        .nth(index % 8)
        .click(),
    undo: close,
  },
  dialog: {
    press: (page) => page.locator('role=button[name="Create Voucher"]').click(),
    undo: close,
  },
  'details of a record': {
    press: (page, index) =>
      page
        .locator('[data-row-link]')
        .nth(index % 8)
        .click(),
    undo: close,
  },
  palette: { press: (page) => page.keyboard.press('Control+K'), undo: close },
  'another page': {
    press: (page, index) =>
      page.locator(`role=button[name="${NEXT_TO_PREVIOUS[index % 2]}"]`).click(),
  },
  sort: {
    path: '/orders',
    press: (page) => page.locator('role=columnheader[name="Total"] >> role=button').click(),
  },
  'checkbox of a row': {
    press: (page, index) =>
      page
        .locator('tbody input')
        .nth(index % 8)
        .click(),
  },
  'key j': { press: (page) => page.keyboard.press('j') },
}

const figures = new Map<string, number[]>()

function record(name: string, value: number) {
  figures.set(name, [...(figures.get(name) ?? []), value])
}

function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

async function repeat(run: () => Promise<void>, runs = RUNS) {
  for (let done = 0; done < runs; done++) await run()
}

const format = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 })

// The first visits warm up the browser and the servers.
test.beforeAll(async ({ browser }) => {
  for (const vouchers of SIZES) await visit(browser, { vouchers }, async () => {})
})

test.afterAll(({ browser }) => {
  const rows = [...figures].map(([name, values]) => {
    const range = `${format(Math.min(...values))} to ${format(Math.max(...values))}`
    return `| ${name.padEnd(44)} | ${format(median(values)).padStart(7)} (${range}) |`
  })
  const machine = `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`
  const versions = `Chromium ${browser.version()}, Node ${process.version}`
  const lines = [`Medians of ${RUNS} (least to most)`, ...rows, machine, versions]
  process.stdout.write(`\n${lines.join('\n')}\n`)
})

test('first row and change to the second page', async ({ browser }) => {
  await repeat(async () => {
    for (const profile of ['desktop', 'throttled']) {
      await visit(browser, { isThrottled: profile === 'throttled' }, async (page) => {
        const { firstRow, requests, scriptBytes } = await readLoad(page)
        record(`JavaScript to the first row, ${profile}, kB`, scriptBytes / 1000)
        record(`Requests to the first row, ${profile}`, requests)
        record(`First row, ${profile}, ms`, firstRow)
        record(`Page 1 to 2, ${profile}, ms`, await turnPages(page, 1))
        await waitForPrefetch(page)
        record(`Page 2 to 3, ${profile}, ms`, await turnPages(page, 1))
      })
    }
  })
})

test('first row from the cache', async ({ launchOptions }) => {
  const recordLoad = (name: string) => async (page: Page) => {
    const { firstRow, scripts } = await readLoad(page)
    record(`Scripts from the network, ${name}`, scripts)
    record(`First row, ${name}, throttled, ms`, firstRow)
  }
  await repeat(() =>
    visitAgain(launchOptions, { reload: recordLoad('reload'), return: recordLoad('return visit') }),
  )
})

for (const path of ['/vouchers', '/orders', '/'] as const) {
  test(`where the time of ${path} goes`, async ({ launchOptions }) => {
    await repeat(
      async () => {
        for (const profile of ['desktop', 'throttled']) {
          await breakDown(
            launchOptions,
            { path, isThrottled: profile === 'throttled' },
            (load, parts) => {
              for (const [part, ms] of Object.entries(parts))
                record(`${path} ${profile} ${load}: ${part}`, ms)
            },
          )
        }
      },
      Math.min(RUNS, 5),
    )
  })
}

test('from one module to another whose code has not been loaded', async ({ browser }) => {
  await repeat(() =>
    visit(browser, { path: '/orders', isThrottled: true }, async (page) => {
      const { ms } = await page.evaluate(() =>
        window.bench.time(
          () => document.querySelector<HTMLElement>('nav a[href="/users"]')?.click(),
          { selector: 'tbody tr[tabindex] [href*="/users/"]' },
        ),
      )
      record('First row of Users after Orders, throttled, ms', ms)
    }),
  )
})

test('first count of the dashboard', async ({ browser }) => {
  await repeat(async () => {
    for (const profile of ['desktop', 'throttled']) {
      const options = { path: '/', isThrottled: profile === 'throttled' } as const
      await visit(browser, options, async (page) => {
        const { firstRow, requests, scriptBytes } = await readLoad(page)
        record(`JavaScript to the first count, ${profile}, kB`, scriptBytes / 1000)
        record(`Requests to the first count, ${profile}`, requests)
        record(`First count of the dashboard, ${profile}, ms`, firstRow)
      })
    }
  })
})

test('typing in the search box', async ({ browser }) => {
  await repeat(() =>
    visit(browser, {}, async (page) => {
      await page.locator('input[type=search]').focus()
      await page.keyboard.type(TYPED, { delay: 120 })
      const keys = await page.evaluate(() => Promise.all(window.bench.keys))
      record('Typed letter to the next frame, ms', median(keys))
    }),
  )
})

for (const profile of ['desktop', 'throttled']) {
  test(`each press to the next frame, ${profile}`, async ({ browser }) => {
    for (const [name, { path = '/vouchers', press, undo }] of Object.entries(presses)) {
      await visit(browser, { path, isThrottled: profile === 'throttled' }, async (page) => {
        // What an idle page loads after its rows.
        await page.waitForTimeout(4000)
        const times: number[] = []
        for (let index = 0; index < PRESSES; index++) {
          await page.evaluate(() => {
            window.bench.clicks.length = 0
            window.bench.keys.length = 0
          })
          await press(page, index)
          // Two keys for a combination.
          const frames = await page.evaluate(() =>
            Promise.all([...window.bench.clicks, ...window.bench.keys]),
          )
          times.push(Math.max(...frames))
          await page.waitForTimeout(600)
          await undo?.(page)
          await page.waitForTimeout(400)
        }
        const sorted = times.toSorted((a, b) => a - b)
        record(`Press, ${profile}: ${name}, median ms`, median(times))
        record(`Press, ${profile}: ${name}, p95 ms`, sorted[Math.ceil(PRESSES * 0.95) - 1] ?? 0)
      })
    }
  })
}

test('deselecting rows while 5,000 are selected', async ({ browser }) => {
  await repeat(() =>
    visit(browser, {}, async (page) => {
      await page.locator('thead input').click()
      await page.locator('role=button[name="Select the first 5,000"]').click()
      await page.locator('role=button[name="Bulk Actions (5000)"]').waitFor()
      await page.evaluate(() => window.bench.clicks.splice(0))
      for (let row = 0; row < 10; row++) {
        await page.locator('tbody input').nth(row).click()
        await page.waitForTimeout(120)
      }
      const clicks = await page.evaluate(() => Promise.all(window.bench.clicks))
      record('One checkbox of 5,000 to the next frame, ms', median(clicks))
    }),
  )
})

test('first opening of each dialog', async ({ browser }) => {
  await repeat(async () => {
    for (const [text, path] of Object.entries(dialogs)) {
      await visit(browser, {}, async (page) => {
        for (const step of path.slice(0, -1)) await page.locator(step).first().click()
        const last = page.locator(path.at(-1) ?? '').first()
        const { ms } = await last.evaluate(
          (element: HTMLElement, sign) => window.bench.time(() => element.click(), sign),
          { selector: '[role=dialog]', text },
        )
        record(`First opening of "${text}", ms`, ms)
      })
    }
  })
})

test('reading a CSV file of 200,000 lines', async ({ browser }) => {
  const text = '200,000 people will be rewarded'
  const sign = { selector: '[role=dialog] [data-slot=dialog-footer] [role=status]', text }
  await repeat(() =>
    visit(browser, {}, async (page) => {
      await page.locator(REWARD).click()
      const input = page.locator('[role=dialog] input[type=file]')
      await input.evaluate((field: HTMLInputElement) => {
        const rows = Array.from({ length: 200_000 }, (_, at) => `p${at}@example.com,Ade ${at}\r\n`)
        const files = new DataTransfer()
        files.items.add(new File(['Email Address,Full Name\r\n', ...rows], 'people.csv'))
        field.files = files.files
      })
      // A separate evaluation, because creating the file is a long task.
      const { ms, taskMs } = await input.evaluate((field, shown) => {
        const change = new Event('change', { bubbles: true })
        return window.bench.time(() => field.dispatchEvent(change), shown)
      }, sign)
      record('CSV of 200,000 lines, ms', ms)
      record('CSV of 200,000 lines, longest task, ms', taskMs)
    }),
  )
})

const acts = { 'page changes': [turnPages, 1000], dialogs: [openDialogs, 500] } as const

for (const [name, [act, times]] of Object.entries(acts)) {
  test(`growth of a tab over ${times} ${name}`, async ({ browser }) => {
    const run = () =>
      visit(browser, {}, async (page, cdp) => {
        record('Heap, settled, MB', (await readMemory(page, cdp)).heap)
        // Compiled code counts as heap. After 300 times V8 has compiled most of the code that runs.
        await act(page, 300)
        const before = await readMemory(page, cdp)
        await act(page, times)
        const after = await readMemory(page, cdp)
        record(`Heap growth over ${times} ${name}, MB`, after.heap - before.heap)
        record(`DOM nodes that stay after ${times} ${name}`, after.nodes - before.nodes)
      })
    // A run takes minutes, and the figures differ by less than 5 percent.
    await repeat(run, Math.min(RUNS, 2))
  })
}

test('first row among 1,000 to 1,000,000 vouchers, and a tenth as many orders', async ({
  browser,
}) => {
  await repeat(async () => {
    for (const vouchers of SIZES) {
      const counts = { '/vouchers': vouchers, '/orders': vouchers / ORDERS_PART } as const
      for (const path of ['/vouchers', '/orders'] as const) {
        await visit(browser, { path, vouchers }, async (page) => {
          const { firstRow } = await readLoad(page)
          record(`First row of ${path} among ${counts[path].toLocaleString('en')}, ms`, firstRow)
        })
      }
    }
  })
})
