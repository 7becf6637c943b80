import { getDocumentProxy } from 'unpdf'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { dialog, rowsOf } from './pages'

// Phones, a whole account number, and what administrators write for each other.
const PHONE = '+2348035550147'
const DRIVER_PHONE = '+2347015550148'
const ACCOUNT = '0123456789'
const SECRET = 'Suspected fraud, do not tell'
const never = /803 ?555|0147|701 ?555|0148|012345|Suspected fraud/

// Some images of the mock API are missing.
test.use({ expectedMessages: /status of 404/ })

/** The text of controls. */
const controls =
  /\b(Cancel|Search|Refresh|Saved|Columns|Export|Show|Hide|Close|Clear|Print|Edit|Block|Refund…|Add note|View all|Issue voucher|Try again|See all|Dashboard|Logout|Previous|Next)\b/

/** What the browser prints: the text of each sheet of paper, and its width and height in points. */
async function printed(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const sheets = []
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number)
    const { items } = await sheet.getTextContent()
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    const [, , width = 0, height = 0] = sheet.view
    sheets.push({ text: text.join(''), width: Math.round(width), height: Math.round(height) })
  }
  const text = sheets.map((sheet) => sheet.text).join('\n')
  // The line of the sheet's header is the console's own.
  expect(text.replaceAll(/(^Search )?Printed by.*/gm, '')).not.toMatch(controls)
  expect(text).not.toMatch(never)
  expect(text).toMatch(/Printed by Ada Obi\n\d+ \w+ 20\d\d, \d\d:\d\d, Lagos/)
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet.text).toContain(`${index + 1} / ${sheets.length}`)
  }
  return { text, sheets }
}

const PORTRAIT = { width: 595, height: 842 }
const LANDSCAPE = { width: 842, height: 595 }

/** Changes the response of the details of records. */
async function change(page: Page, path: string, changes: (data: Record<string, object>) => object) {
  await page.route(`**/api/crm/${path}/*`, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, ...changes(data) } } })
  })
}

const notes = [{ id: 'n1', body: SECRET, by: { id: 'adm-2', name: 'Tunde' }, at: null }]

/** Presses each "Show" of a masked number. */
async function showNumbers(page: Page) {
  const buttons = page.getByRole('button', { name: /^Show (account )?number/ })
  await expect(buttons.first()).toBeVisible()
  while ((await buttons.count()) > 0) await buttons.first().click()
}

/** Chooses from the menu of the button "Print". The browser's dialog opens. */
async function choosePrintout(page: Page, name: string) {
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-test-printed', true)
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.locator('html[data-test-printed]')).toBeAttached()
}

test('an order prints a receipt and a kitchen slip, without phones and notes', async ({ page }) => {
  await change(page, 'order', ({ order }) => ({
    notes,
    order: {
      ...order,
      status: 'delivered',
      deliveryType: 'delivery',
      user: { id: 'usr-1', name: 'Chidi Bello', email: 'chidi@example.com', phone: PHONE },
      driver: { id: 'drv-1', name: 'Musa Ojo', phone: DRIVER_PHONE },
      restaurant: { id: 'res-1', name: 'Mama Put Express', phone: PHONE },
      address: { text: '12 Awolowo Road', area: 'Ikoyi', state: 'Lagos' },
      note: 'Ring twice',
      items: [
        {
          name: 'Jollof rice',
          quantity: 2,
          price: 3000,
          options: [{ name: 'Extra plantain', price: 500 }],
          note: 'No pepper please',
        },
        { name: 'Moi moi', quantity: 1, price: 1200 },
      ],
      subtotal: 8200,
      deliveryFee: 700,
      serviceFee: 100,
      discount: 500,
      totalPrice: 8500,
      payments: [
        { id: 'trx-1', reference: 'TXN-ONE', amount: 8500, status: 'success', channel: 'card' },
      ],
      refunds: [{ amount: 1200, status: 'processed', reason: SECRET, responsible: 'driver' }],
    },
  }))
  await openSignedIn(page, '/orders/ord-008')
  await showNumbers(page)
  const focused = page.getByRole('button', { name: 'Hide number' }).last()
  await focused.focus()
  await page.evaluate(() => window.scrollTo(0, 40))

  const { text, sheets } = await printed(page)
  expect(sheets).toMatchObject([PORTRAIT])
  for (const fact of [
    'Receipt',
    'Mama Put Express',
    'Chidi Bello',
    '12 Awolowo Road, Ikoyi, Lagos',
    'Ring twice',
    '2 ×',
    'Jollof rice',
    'Extra plantain (₦500.00)',
    'No pepper please',
    '₦7,000.00',
    'Moi moi',
    '₦8,200.00',
    '-₦500.00',
    '₦8,500.00',
    'Card',
    'TXN-ONE',
    'Success',
    '-₦1,200.00',
  ]) {
    expect(text).toContain(fact)
  }
  // The page is as it was.
  await expect(focused).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(40)
  await expect(page.locator('[data-slot="printout"], [data-slot="print-head"]')).toHaveCount(0)

  await choosePrintout(page, 'Kitchen slip')
  const slip = await printed(page)
  expect(slip.sheets).toMatchObject([PORTRAIT])
  expect(slip.text).not.toContain('₦')
  expect(slip.text).not.toContain('Awolowo')
  for (const fact of [
    'Kitchen slip',
    'Mama Put Express',
    '2 ×',
    'Jollof rice',
    '+ Extra plantain',
  ]) {
    expect(slip.text).toContain(fact)
  }
  expect(slip.text).toContain('“No pepper please”')
  const lines = Array.from({ length: 40 }, (_, index) => ({ name: `Dish ${index}`, quantity: 1 }))
  await change(page, 'order', ({ order }) => ({ order: { ...order, items: lines } }))
  await page.reload()
  await expect(page.getByText('Dish 39')).toBeVisible()
  await choosePrintout(page, 'Kitchen slip')
  const long = await printed(page)
  const name = /ORD-\d+/.exec(long.text)?.[0] ?? 'none'
  expect(long.sheets.length).toBeGreaterThan(1)
  for (const sheet of long.sheets) expect(sheet.text).toContain(name)

  // The next time, the browser's own printing prints the receipt again.
  expect((await printed(page)).text).toContain('Receipt')
})

test('a payout prints a statement for its payee, with a masked account', async ({ page }) => {
  await change(page, 'payout', ({ payout }) => ({
    payout: {
      ...payout,
      status: 'requested',
      payee: { id: 'ven-1', name: 'Suya Spot Ltd', type: 'vendor' },
      amount: 44_116,
      account: { bankName: 'Zenith Bank', accountName: 'SUYA SPOT LTD', accountNumber: ACCOUNT },
      period: { from: '2026-11-01', to: '2026-11-07' },
      approvals: [{ by: { id: 'adm-2', name: 'Tunde Bakare' }, at: '2026-11-08T09:30:00Z' }],
      approvalsNeeded: 2,
    },
  }))
  await openSignedIn(page, '/payouts?status=requested')
  await rowsOf(page).first().click()
  await showNumbers(page)
  await expect(dialog(page, 'Payout Details').getByText(ACCOUNT)).toBeVisible()
  const { text, sheets } = await printed(page)
  expect(sheets).toMatchObject([PORTRAIT])
  for (const fact of [
    'Payout statement',
    'Suya Spot Ltd, vendor',
    '₦44,116.00',
    'Zenith Bank',
    'SUYA SPOT LTD',
    '6789',
    '1 to 7 November 2026',
    'Tunde Bakare',
    '8 November 2026, 10:30',
  ]) {
    expect(text).toContain(fact)
  }
  // The list below the sheet is not printed, nor is a question above it.
  expect(text).not.toMatch(/Page 1|All Status/)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog(page, 'Decline payout')).toBeVisible()
  const again = await printed(page)
  expect(again.text).toContain('Payout statement')
  expect(again.text).not.toContain('Wrong account')
})

test('a ticket prints its whole conversation on several sheets', async ({ page }) => {
  const count = 45
  const messages = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    body: `Message number ${index + 1}. ${'The rice was cold and the soup was missing. '.repeat(index === 7 ? 90 : 3)}End of ${index + 1}.`,
    by: {
      id: index % 2 ? 'adm-1' : 'usr-1',
      name: index % 2 ? 'Ada Obi' : 'Chidi',
      type: index % 2 ? 'admin' : 'user',
    },
    createdAt: `2026-11-20T10:${String(index).padStart(2, '0')}:00Z`,
  }))
  await change(page, 'ticket', ({ ticket }) => ({
    notes,
    ticketMessage: messages,
    ticket: {
      ...ticket,
      order: null,
      requester: { id: 'usr-1', name: 'Chidi Bello', type: 'user', phone: PHONE },
    },
  }))
  await openSignedIn(page, '/tickets')
  await rowsOf(page).first().click()
  await showNumbers(page)
  const { text, sheets } = await printed(page)
  expect(sheets.length).toBeGreaterThan(3)
  for (const { width, height } of sheets) expect({ width, height }).toEqual(PORTRAIT)
  for (let number = 1; number <= count; number++) {
    expect(text).toContain(`Message number ${number}.`)
    expect(text.replaceAll('\n', ' ')).toContain(`End of ${number}.`)
  }
  expect(text).toContain('Ada Obi, 20 November 2026, 11:01')
  expect(text).not.toMatch(/\bYou\b|Reply/)
})

test('a list prints the rows of its page in landscape with all columns, from a phone in the dark theme', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [path, pages, headers] of [
    ['vouchers', 12, 'Title Type Amount Code User Status Created Expiry Claimable'],
    ['orders?status=delivered', null, 'Order Customer Restaurant Driver Total Payment Status'],
  ] as const) {
    await openSignedIn(page, `/${path}`)
    await expect(rowsOf(page).nth(19)).toBeVisible()
    const names = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.querySelector('a bdi')?.textContent ?? ''),
    )
    const { text, sheets } = await printed(page)
    expect(text).toMatch(pages === null ? /Page 1 of \d+ · .* · Delivered/ : `Page 1 of ${pages}`)
    expect(text).toContain(headers)
    expect(sheets).toMatchObject([LANDSCAPE])
    expect(names).toHaveLength(20)
    for (const name of names) expect(text).toContain(name)
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const colors = await page
    .locator('[data-slot="printout"] td')
    .first()
    .evaluate((cell) => {
      const canvas = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' })
      if (!canvas) throw new Error('No canvas')
      canvas.fillStyle = getComputedStyle(cell).color
      canvas.fillRect(0, 0, 1, 1)
      const backgrounds = [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      )
      return { text: canvas.getImageData(0, 0, 1, 1).data[0] ?? 255, backgrounds }
    })
  expect(colors.text).toBeLessThan(80)
  expect(new Set(colors.backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})

test('pages print what they show: a user, drivers, and the charts with their tables', async ({
  page,
}) => {
  await change(page, 'user', ({ user }) => ({
    notes,
    user: { ...user, name: 'Chidi Bello', phone: PHONE, note: SECRET },
  }))
  await openSignedIn(page, '/users/usr-001')
  await expect(page.getByRole('region', { name: 'User' }).getByText('803')).toBeVisible()
  const user = await printed(page)
  // Neither the number of an order nor a date is cut into lines.
  expect(user.text).toMatch(/ORD-\d{7}/)
  expect(user.text).not.toMatch(/ORD-\n|\b20\d\d,\n/)
  expect(user.text).toMatch(/^User$/m)
  expect(user.text).not.toMatch(/^Users$/m)
  expect(user.text).toContain('Chidi Bello')
  expect(user.text).toContain('Addresses')
  expect(user.text).not.toMatch(/\bPhone\b|\bNotes?\b/)

  // A question over the page is not printed.
  await page.getByRole('button', { name: /^(Block|Unblock)$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await printed(page)).text).toContain('Addresses')

  // A column of phones is left out.
  await openSignedIn(page, '/drivers')
  await expect(rowsOf(page).nth(5)).toBeVisible()
  const drivers = await printed(page)
  expect(drivers.text).not.toMatch(/Phone|\+234/)

  await openSignedIn(page, '/analytics?period=30d')
  await expect(page.getByRole('slider')).toHaveCount(2)
  const { text, sheets } = await printed(page)
  expect(sheets[0]).toMatchObject(PORTRAIT)
  for (const fact of [
    'Orders per day',
    'Day Orders Before',
    'Day Sales Before',
    'Top restaurants',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('Status Orders Share')
  // The headers of sortable columns are buttons.
  expect(text).toContain('Restaurant Orders Before Change')
  expect(text).toContain('State Orders Before Change')
  // The columns keep their color.
  await page.emulateMedia({ media: 'print' })
  const column = page.locator('[data-slot="column"] > span').first()
  expect(await column.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe(
    'exact',
  )
})

test('a vendor prints no number that was revealed, and no note of its history', async ({
  page,
}) => {
  await change(page, 'vendor', ({ vendor }) => ({
    notes,
    history: [{ event: 'approved', at: '2026-11-20T10:00:00Z', note: SECRET, reason: SECRET }],
    vendor: {
      ...vendor,
      phone: PHONE,
      account: { bankName: 'Zenith Bank', accountName: 'SUYA SPOT', accountNumber: ACCOUNT },
    },
  }))
  await openSignedIn(page, '/vendors/ven-001')
  await showNumbers(page)
  await expect(page.getByText(ACCOUNT)).toBeVisible()
  await expect(page.getByText(SECRET).first()).toBeVisible()
  const { text } = await printed(page)
  expect(text).toContain('6789')
  expect(text).toContain('Approved')
  expect(text).not.toMatch(/\bNotes\b|\bPhone\b/)
})

test('the results of a search begin on the first sheet, and have their details', async ({
  page,
}) => {
  await openSignedIn(page, '/search?search=ada')
  await expect(page.getByRole('region', { name: 'Users' })).toContainText('@example.com')
  await expect(page.getByText('Still searching')).toHaveCount(0)
  const { text, sheets } = await printed(page)
  expect(sheets[0]?.text).toContain('“ada”')
  expect(sheets[0]?.text).toMatch(/ORD-\d+/)
  expect(text).toMatch(/\w@example\.com/)
  expect(text).toMatch(/5 of \d+/)
  expect(text).not.toMatch(/Today|Yesterday|•|Orders of/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Search everything' })).toBeVisible()
  await expect(page.locator('main [role="search"] svg')).toBeHidden()
})

test('lists of pictures, of notes and with second lines print as text that is whole', async ({
  page,
}) => {
  for (const path of ['menus', 'restaurants', 'users', 'payouts', 'tickets']) {
    await openSignedIn(page, `/${path}`)
    await expect(rowsOf(page).nth(19)).toBeVisible()
    const { text, sheets } = await printed(page)
    expect(sheets).toMatchObject([LANDSCAPE])
    expect(text).not.toMatch(/₦[\d.,]+₦/)
    if (path === 'menus') expect(text).toMatch(/₦[\d.,]+ ₦[\d.,]+/)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const paper = page.locator('[data-slot="printout"]')
    await expect(paper.locator('img:visible')).toHaveCount(0)
    const cut = await paper.locator('td *:not(img, svg, svg *)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.outerHTML),
    )
    expect(cut).toEqual([])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  }
})

test('a page on paper has no link without a value, and keeps the focus of the screen', async ({
  page,
}) => {
  await openSignedIn(page, '/logistics/log-001')
  await expect(page.getByRole('link', { name: 'View orders' })).toBeVisible()
  expect((await printed(page)).text).not.toMatch(/\bOrders\b|View orders/)

  // Paper is narrower than the window. The heading stays where it is.
  await openSignedIn(page, '/vouchers')
  const action = page.locator('header [data-slot="page-actions"] button').first()
  await action.focus()
  await printed(page)
  await expect(action).toBeFocused()
})

test('Print waits for a record that loads', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/crm/payout/*', async (route) => {
    await held
    await route.continue()
  })
  await openSignedIn(page, '/payouts?status=requested')
  await rowsOf(page).first().click()
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-test-printed', true)
  })
  const print = dialog(page, 'Payout Details').getByRole('button', { name: 'Print' })
  await print.click()
  await expect(print).toHaveAttribute('aria-busy', 'true')
  // It would print after a paint.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  await expect(page.locator('html[data-test-printed]')).not.toBeAttached()
  release()
  await expect(page.locator('html[data-test-printed]')).toBeAttached()
  await expect(print).not.toHaveAttribute('aria-busy')
})
