import { hostileDetails, hostileList } from '../fuzz/generators'
import { LONG_TEXT, LONG_WORD, markup, sample } from '../fuzz/malformed-texts'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { chooseFromRow, toast, voucherRows } from './pages'

// Rows that are left out, and pictures that are none.
test.use({ expectedMessages: /left out of the list|Failed to load resource/ })

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** Has the list call answer these bodies by the number that is searched for, and the details call by that of the id. */
async function answer(page: Page, lists: readonly unknown[], details: readonly unknown[] = []) {
  await page.route('**/api/crm/voucher?*', (route) => {
    const number = new URL(route.request().url()).searchParams.get('search')
    return route.fulfill(json(lists[Number(number)]))
  })
  await page.route(/\/api\/crm\/voucher\/d\d+$/, (route) =>
    route.fulfill(json(details[Number(/\d+$/.exec(route.request().url())?.[0])])),
  )
}

/** Has the page fail its test, by what it logs, as soon as a script of the data runs, on whichever address. */
async function watch(page: Page) {
  page.on('dialog', async (dialog) => {
    await dialog.dismiss()
    await page.evaluate(() => console.error('A dialog was opened.'))
  })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'pwned', {
      set: () => {
        console.error('A script of the data ran.')
      },
    })
  })
}

/** What is wrong with how the page lies in its window. */
function misplaced(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isOutside = ({ left, right }: DOMRect) => left < 0 || right > clientWidth
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) =>
      row.getBoundingClientRect(),
    )
    return {
      sideways: Math.max(0, scrollWidth - clientWidth),
      // On a phone each row is a card. A long code wraps, because a code is never cut.
      heights: rows
        .map((row) => row.height)
        .filter((row) => innerWidth > 1000 && (row < 44 || row > 80)),
      outside: rows.filter(isOutside).length,
      cells: [...document.querySelectorAll('main tbody td')].filter((cell) =>
        isOutside(cell.getBoundingClientRect()),
      ).length,
      // Room for a few letters at least.
      squeezed: [...document.querySelectorAll('main td + td, li > span')].filter(
        (cell) => cell.checkVisibility() && cell.clientWidth < 36,
      ).length,
    }
  })
}
const inPlace = { sideways: 0, heights: [], outside: 0, cells: 0, squeezed: 0 }

/** The buttons of the dialog that is open stand in the window, and its text goes nowhere sideways. */
async function expectDialogInPlace(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  for (const button of await dialog
    .locator('[data-slot="dialog-footer"]')
    .getByRole('button')
    .all()) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeInViewport({ ratio: 1 })
  const sideways = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('[data-slot="dialog-body"], ul')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )
  expect(Math.max(...sideways)).toBeLessThanOrEqual(0)
  expect(await misplaced(page)).toEqual(inPlace)
}

const long = [
  {
    id: 'd0',
    title: LONG_WORD,
    code: LONG_WORD,
    user: LONG_WORD,
    status: LONG_WORD,
    type: LONG_WORD,
    createdAt: LONG_WORD,
    amount: 1e308,
  },
  {
    id: 'd1',
    title: LONG_TEXT,
    code: LONG_TEXT,
    user: LONG_TEXT,
    status: LONG_TEXT,
    type: LONG_TEXT,
    amount: -1e308,
  },
  { id: 'd2', title: '\u202EJollof Friday', code: 'A\u2028B\u2029C', status: 'used' },
]
const longList = {
  vouchers: long,
  pagination: { total: Number.MAX_SAFE_INTEGER, totalPages: Number.MAX_SAFE_INTEGER },
  discountAmount: 1e308,
  discount: Number.MAX_SAFE_INTEGER,
  freeDelivery: 0,
}
const markedUp = markup.map((text, index) => ({
  id: `m${index}`,
  title: text,
  type: text,
  code: text,
  user: text,
  status: text,
}))
const longOrder = {
  id: LONG_WORD,
  orderId: LONG_WORD,
  restaurant: [{ name: LONG_WORD, image: 'data:,' }],
  status: LONG_WORD,
  totalPrice: 1e308,
}

for (const viewport of windows) {
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('lists of anything lie where they should, and run nothing', async ({ page }) => {
      await watch(page)
      const lists = sample(hostileList({ minLength: 20, maxLength: 20 }), 2)
      await answer(page, [...lists, { vouchers: markedUp }, longList])
      await openSignedIn(page, '/vouchers?search=0')
      for (const number of [...lists.keys(), lists.length, lists.length + 1]) {
        await page.goto(`/vouchers?search=${number}`)
        await expect(voucherRows(page).first()).toBeVisible()
        expect([number, await misplaced(page)]).toEqual([number, inPlace])
      }
    })

    test('so do the details of anything, with the orders open', async ({ page }) => {
      await watch(page)
      const details = [
        ...sample(hostileDetails, 1),
        ...[...long.slice(0, 2), ...markedUp.slice(1, 2)].map((voucher) => ({
          voucher: { ...voucher, multiple: true },
          voucherOrder: [longOrder],
        })),
      ]
      await answer(page, [longList], details)
      await openSignedIn(page, '/vouchers?search=0')
      for (const number of details.keys()) {
        await page.goto(`/vouchers?search=0&voucher=d${number}`)
        await page.getByRole('button', { name: 'View Order' }).click()
        await expectDialogInPlace(page, 'Voucher Details')
      }
    })

    test('so do the questions before a delete, and what the server says of it', async ({
      page,
    }) => {
      await answer(page, [longList])
      await openSignedIn(page, '/vouchers?search=0')
      for (const [row, message] of [LONG_WORD, LONG_TEXT, `${LONG_TEXT}\n${LONG_WORD}`].entries()) {
        await page.route(/\/api\/crm\/voucher\/(bulk|d\d)$/, (route) =>
          route.fulfill(json({ message }, 500)),
        )
        await chooseFromRow(page, row, 'Delete')
        await expectDialogInPlace(page, 'Delete Voucher')
        await page.getByRole('button', { name: 'Delete', exact: true }).click()
        const raised = toast(page, message.slice(0, 100)).first()
        await expect(raised).toBeInViewport({ ratio: 1 })
        await expect(raised.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
        await raised.getByRole('button', { name: 'Dismiss' }).click()
        await page.getByRole('button', { name: 'Cancel' }).click()
      }
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
      await page.getByRole('button', { name: 'Bulk Actions (3)' }).click()
      await expectDialogInPlace(page, 'Bulk Action')
    })
  })
}
