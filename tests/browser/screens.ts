import { chooseFromRow, expect, openSignedIn, voucherRows, type Page, toast } from './fixtures'

/** A state of the console that somebody sees: what it is called, and the way to it. */
export interface Screen {
  name: string
  open: (page: Page) => Promise<void>
  /** Only where the window is as narrow as this is there such a thing. */
  maxWidth?: number
  /** It lies in its window as another screen does. */
  isVariant?: true
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

// Where the rows do not matter there are few, with the longest title that there is: each takes its time.
const FEW = '?search=five+years'

async function openVouchers(page: Page, search = '') {
  await openSignedIn(page, `/vouchers${search}`)
  await expect(voucherRows(page).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Vouchers' })).toHaveAttribute('aria-busy', 'false')
}

async function openDialog(page: Page, button: string, title: string) {
  await openVouchers(page, FEW)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page, title)).toBeVisible()
}

async function openFromRow(page: Page, choice: string, title: string, search = FEW) {
  await openVouchers(page, search)
  await chooseFromRow(page, 0, choice)
  await expect(dialog(page, title)).toBeVisible()
}

async function openPalette(page: Page) {
  await openVouchers(page, FEW)
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused()
}

const campaign = {
  name: 'detty-december.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Email Address,Full Name\nbola@example.com,Bola Ade\nchidi@example.com,Chidi Eze\nnobody,No Body\nbola@example.com,Bola Again\n',
  ),
}

/** Changes the colours at once: in the midst of a transition they would be judged, and shown, as nobody sees them. */
export async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.setAttribute('data-theme', chosen)
  }, theme)
}

/** Lets the clock run until the reads that fail have been tried as often as they are. */
async function outwaitRetries(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Every screen and dialog, in the order in which somebody new would meet them. */
export const screens: readonly Screen[] = [
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    },
  },
  {
    name: 'login-expired',
    isVariant: true,
    open: async (page) => {
      await page.goto('/login')
      await page.evaluate(() => localStorage.setItem('marketplace-admin.sessionEnded', 'expired'))
      await page.reload()
      await expect(page.getByText('Your session has expired. Sign in to continue.')).toBeVisible()
    },
  },
  {
    name: 'login-refused',
    isVariant: true,
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'dashboard',
    open: async (page) => {
      await openSignedIn(page, '/')
      await expect(page.locator('[data-slot="status-bar"]')).toBeVisible()
    },
  },
  {
    name: 'dashboard-loading',
    isVariant: true,
    open: async (page) => {
      await page.route('**/api/crm/voucher?*', () => undefined)
      await openSignedIn(page, '/')
      await expect(page.getByRole('region', { name: 'Newest vouchers' })).toBeVisible()
    },
  },
  {
    name: 'dashboard-failed',
    isVariant: true,
    open: async (page) => {
      await page.clock.install()
      await page.route('**/api/crm/voucher?*', (route) => route.fulfill({ status: 500 }))
      await openSignedIn(page, '/')
      await outwaitRetries(page, 'The counts could not be loaded')
    },
  },
  {
    name: 'dashboard-empty',
    isVariant: true,
    open: async (page) => {
      const json = { vouchers: [], pagination: { total: 0, totalPages: 0 } }
      await page.route('**/api/crm/voucher?*', (route) => route.fulfill({ json }))
      await openSignedIn(page, '/')
      await expect(page.getByRole('heading', { name: 'No vouchers yet' })).toBeVisible()
    },
  },
  {
    name: 'mobile-menu',
    maxWidth: 1023,
    open: async (page) => {
      await openSignedIn(page, '/faq')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(dialog(page, 'Menu')).toBeVisible()
    },
  },
  {
    name: 'user-menu',
    open: async (page) => {
      await openSignedIn(page, '/faq')
      await page.getByRole('button', { name: /^Ada O/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  { name: 'vouchers', open: (page) => openVouchers(page) },
  {
    name: 'vouchers-loading',
    isVariant: true,
    open: async (page) => {
      await page.route('**/api/crm/voucher?*', () => undefined)
      await openSignedIn(page, '/vouchers')
      await expect(page.getByRole('table', { name: 'Vouchers' })).toBeVisible()
    },
  },
  {
    name: 'vouchers-filtered-and-selected',
    open: async (page) => {
      await openVouchers(page, '?status=used&type=voucher&search=jollof')
      for (const index of [0, 2, 3]) {
        await voucherRows(page).nth(index).getByRole('checkbox').click()
      }
    },
  },
  { name: 'vouchers-last-page', isVariant: true, open: (page) => openVouchers(page, '?page=12') },
  {
    name: 'vouchers-none',
    isVariant: true,
    open: async (page) => {
      await openSignedIn(page, '/vouchers?search=nothing+like+this')
      await expect(page.getByText('No vouchers found matching your criteria')).toBeVisible()
    },
  },
  {
    name: 'vouchers-failed',
    open: async (page) => {
      await page.clock.install()
      await openSignedIn(page, '/vouchers?search=fault-500')
      await outwaitRetries(page, 'The vouchers could not be loaded')
    },
  },
  {
    name: 'vouchers-columns',
    open: async (page) => {
      await openVouchers(page)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Expiry' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Claimable' }).click()
    },
  },
  {
    name: 'voucher-menu',
    open: async (page) => {
      await openVouchers(page)
      await voucherRows(page)
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'voucher-details',
    open: (page) => openFromRow(page, 'View Details', 'Voucher Details', '?status=claimed'),
  },
  {
    name: 'voucher-orders',
    open: async (page) => {
      await openFromRow(page, 'View Details', 'Voucher Details', '?status=used')
      await page.getByRole('button', { name: 'View Order' }).click()
      await expect(page.getByRole('table', { name: 'Orders' })).toHaveAttribute(
        'aria-busy',
        'false',
      )
    },
  },
  {
    name: 'create',
    isVariant: true,
    open: (page) => openDialog(page, 'Create Voucher', 'Create New Voucher'),
  },
  {
    name: 'create-refused',
    open: async (page) => {
      await openDialog(page, 'Create Voucher', 'Create New Voucher')
      const form = dialog(page, 'Create New Voucher')
      await form.getByLabel('User').fill('nobody')
      await form.getByRole('button', { name: 'Create Voucher' }).click()
      await expect(form.getByText('Title is required')).toBeVisible()
    },
  },
  { name: 'edit', open: (page) => openFromRow(page, 'Edit', 'Edit Voucher') },
  {
    name: 'discard',
    isVariant: true,
    open: async (page) => {
      await openFromRow(page, 'Edit', 'Edit Voucher')
      await page.getByLabel('Title').fill('Jollof Saturday')
      await page.keyboard.press('Escape')
      await expect(dialog(page, 'Discard unsaved changes?')).toBeVisible()
    },
  },
  { name: 'delete', open: (page) => openFromRow(page, 'Delete', 'Delete Voucher') },
  {
    name: 'bulk',
    open: async (page) => {
      await openVouchers(page)
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
      await page.getByRole('button', { name: 'Bulk Actions (20)' }).click()
      await expect(dialog(page, 'Bulk Action')).toBeVisible()
    },
  },
  {
    name: 'reward',
    isVariant: true,
    open: (page) => openDialog(page, 'Reward', 'Campaign Reward'),
  },
  {
    name: 'reward-read',
    open: async (page) => {
      await openDialog(page, 'Reward', 'Campaign Reward')
      await page.getByLabel('Campaign Name').fill('Detty December')
      await page.getByLabel('Upload CSV').setInputFiles(campaign)
      await expect(
        page.getByText('2 people will be rewarded, 2 rows will be skipped'),
      ).toBeVisible()
    },
  },
  {
    name: 'export',
    open: async (page) => {
      await openVouchers(page, '?status=used&search=jollof')
      for (const index of [0, 2, 3]) {
        await voucherRows(page).nth(index).getByRole('checkbox').click()
      }
      await page.getByRole('button', { name: 'Export (3)' }).click()
      await expect(dialog(page, 'Export vouchers')).toBeVisible()
    },
  },
  {
    name: 'export-reading',
    isVariant: true,
    open: async (page) => {
      await page.route(/crm\/voucher\?page=[5-9]/, () => undefined)
      await openVouchers(page)
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog(page, 'Export vouchers').getByRole('button', { name: 'Export' }).click()
      await expect(page.getByText('80 of 240')).toBeVisible()
    },
  },
  {
    name: 'export-not-whole',
    open: async (page) => {
      await page.clock.install()
      await openVouchers(page, '?search=midway-500')
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog(page, 'Export vouchers').getByRole('button', { name: 'Export' }).click()
      await outwaitRetries(page, 'vouchers were loaded')
    },
  },
  { name: 'palette', isVariant: true, open: openPalette },
  {
    name: 'palette-typed',
    open: async (page) => {
      await openPalette(page)
      await page.keyboard.type('vo')
      await expect(page.getByRole('option', { name: 'Vouchers', exact: true })).toBeVisible()
    },
  },
  {
    name: 'shortcuts',
    open: async (page) => {
      await openVouchers(page, FEW)
      await page.keyboard.press('?')
      await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible()
    },
  },
  {
    name: 'toasts',
    isVariant: true,
    open: async (page) => {
      await page.clock.install()
      await openDialog(page, 'Create Voucher', 'Create New Voucher')
      const form = dialog(page, 'Create New Voucher')
      await form.getByLabel('Title').fill('fault-500')
      await form.getByLabel('Type').selectOption('Discount')
      await form.getByRole('button', { name: 'Create Voucher' }).click()
      await expect(toast(page, 'Amount is required')).toBeVisible()
      await form.getByLabel('Amount').fill('1500')
      await form.getByRole('button', { name: 'Create Voucher' }).click()
      await expect(page.getByText('The kitchen is on fire')).toBeVisible()
      // On a phone they would lie over the form's head.
      await form.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    name: 'offline',
    isVariant: true,
    open: async (page) => {
      await openVouchers(page, FEW)
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
    },
  },
  {
    name: 'module-without-screen',
    open: async (page) => {
      await openSignedIn(page, '/orders/o1')
      await expect(page.getByRole('heading', { name: 'Orders is coming soon' })).toBeVisible()
    },
  },
  {
    name: 'not-found',
    isVariant: true,
    open: async (page) => {
      await openSignedIn(page, '/not/there')
      await expect(page.getByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible()
    },
  },
  {
    name: 'page-loading',
    isVariant: true,
    open: async (page) => {
      await page.route('**/assets/faq-*.js', () => undefined)
      await openSignedIn(page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('faq')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Loading...')).toBeVisible()
    },
  },
]
