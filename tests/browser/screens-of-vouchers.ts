import * as v from 'valibot'
import { bulkSchema } from '@/features/vouchers/resource'
import { expect, openSignedIn, type Page } from './fixtures'
import { forgetLayoutShift } from './layout-shift'
import {
  chooseFromRow,
  dialog,
  expectLoaded,
  outwaitRetries,
  rowMenu,
  toast,
  voucherRows,
} from './pages'
import type { Visit } from './visit'

const REFUSAL = 'The campaign team has locked this voucher until the end of the month'

// A few rows, among them the longest title: each row costs time.
const FEW = '/vouchers?search=five+years'
const LIST = '**/api/crm/voucher?*'
const EXPORTED = /crm\/voucher\?page=[5-9]/

async function openVouchers(page: Page, url = '/vouchers') {
  await openSignedIn(page, url)
  await expectLoaded(page)
}

async function openDialog(page: Page, button: string, title: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page, title)).toBeVisible()
}

async function openFromRow(page: Page, choice: string, title: string) {
  await chooseFromRow(page, 0, choice)
  await expect(dialog(page, title)).toBeVisible()
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function discard(page: Page) {
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const campaign = {
  name: 'detty-december.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Email Address,Full Name\nbola@example.com,Bola Ade\nchidi@example.com,Chidi Eze\nnobody,No Body\nbola@example.com,Bola Again\n',
  ),
}

export const voucherVisits: readonly Visit[] = [
  {
    name: 'voucher list',
    screens: [
      { name: 'vouchers', show: (page) => openVouchers(page) },
      {
        name: 'bulk',
        show: async (page) => {
          await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
          await openDialog(page, 'Bulk Actions (20)', 'Bulk Action')
        },
      },
      {
        name: 'bulk-used',
        isVariant: true,
        show: async (page) => {
          await page.getByRole('button', { name: 'Mark as Expired' }).click()
          await expect(dialog(page, 'Expire 20 vouchers?')).toBeVisible()
        },
      },
      {
        name: 'bulk-failed',
        show: async (page) => {
          await page.route('**/crm/voucher/bulk', (route) => {
            const { vouchers } = v.parse(bulkSchema, route.request().postDataJSON())
            const failed = vouchers.slice(0, 2).map((id) => ({ id, message: REFUSAL }))
            return route.fulfill({ json: { data: { failed } } })
          })
          await page.getByRole('button', { name: 'Expire 20 vouchers' }).click()
          await expect(dialog(page, 'Expire 2 vouchers?').getByText(REFUSAL)).toHaveCount(2)
          await page.unroute('**/crm/voucher/bulk')
        },
      },
      {
        name: 'vouchers-filtered-and-selected',
        show: async (page) => {
          await page.goto('/vouchers?status=used&type=voucher&search=jollof&page=2')
          await expectLoaded(page)
          for (const index of [0, 2, 3]) {
            await voucherRows(page).nth(index).getByRole('checkbox').click()
          }
        },
      },
      { name: 'export', show: (page) => openDialog(page, 'Export (3)', 'Export vouchers') },
      {
        name: 'voucher-menu',
        show: async (page) => {
          await closeDialog(page)
          await rowMenu(page, 0).click()
          await expect(page.getByRole('menu')).toBeVisible()
        },
      },
      {
        name: 'vouchers-columns',
        show: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Columns' }).click()
          await page.getByRole('menuitemcheckbox', { name: 'Expiry' }).click()
          await page.getByRole('menuitemcheckbox', { name: 'Claimable' }).click()
        },
      },
    ],
  },
  {
    name: 'states of the voucher list',
    screens: [
      {
        name: 'vouchers-none',
        isVariant: true,
        show: async (page) => {
          await openSignedIn(page, '/vouchers?search=nothing+like+this')
          await expect(page.getByText('No vouchers found matching your criteria')).toBeVisible()
        },
      },
      {
        name: 'vouchers-loading',
        isVariant: true,
        show: async (page) => {
          await page.route(LIST, () => undefined)
          await page.goto('/vouchers')
          await expect(page.getByRole('table', { name: 'Vouchers' })).toBeVisible()
        },
      },
      {
        name: 'vouchers-failed',
        show: async (page) => {
          await page.unroute(LIST)
          await page.clock.install()
          await page.goto('/vouchers?search=fault-500')
          await outwaitRetries(page, 'The vouchers could not be loaded')
        },
      },
      {
        name: 'export-not-whole',
        show: async (page) => {
          await page.goto('/vouchers?search=midway-500')
          await openDialog(page, 'Export', 'Export vouchers')
          await dialog(page, 'Export vouchers').getByRole('button', { name: 'Export' }).click()
          await outwaitRetries(page, 'vouchers were loaded')
        },
      },
      {
        // The last one: leaving the page during an export asks for confirmation.
        name: 'export-reading',
        isVariant: true,
        show: async (page) => {
          await page.route(EXPORTED, () => undefined)
          await page.goto('/vouchers')
          await openDialog(page, 'Export', 'Export vouchers')
          await dialog(page, 'Export vouchers').getByRole('button', { name: 'Export' }).click()
          await expect(page.getByText('80 of 240')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'voucher details',
    tags: [],
    screens: [
      {
        name: 'voucher-details',
        show: async (page) => {
          await openVouchers(page, '/vouchers?status=claimed&search=amala')
          await openFromRow(page, 'View Details', 'Voucher Details')
        },
      },
      {
        name: 'voucher-orders',
        show: async (page) => {
          await closeDialog(page)
          await page.getByRole('combobox', { name: 'Status' }).selectOption('Used')
          await expectLoaded(page)
          await openFromRow(page, 'View Details', 'Voucher Details')
          await page.getByRole('button', { name: 'View Order' }).click()
          await expect(page.getByRole('table', { name: 'Orders' })).toHaveAttribute(
            'aria-busy',
            'false',
          )
        },
      },
      {
        name: 'delete',
        show: async (page) => {
          await closeDialog(page)
          await openFromRow(page, 'Delete', 'Delete Voucher')
        },
      },
    ],
  },
  {
    name: 'many vouchers',
    screens: [
      {
        name: 'create-many',
        show: async (page) => {
          await openVouchers(page, FEW)
          await openDialog(page, 'Create many', 'Create many vouchers')
        },
      },
      {
        name: 'create-many-file',
        show: async (page) => {
          const form = dialog(page, 'Create many vouchers')
          await form.getByLabel('Title').fill('Detty December')
          await form.getByLabel('Type').selectOption('Discount')
          await form.getByLabel('Amount').fill('500')
          await form.getByLabel('Source').selectOption('The rows of a CSV file')
          const rows = [
            'Code,Email Address,Amount',
            'GIFT-1,bola@example.com,500',
            'GIFT-2,bola,500',
            // Named in a note.
            `GIFT–${'X'.repeat(60)},bola@example.com,`,
          ]
          await form.getByLabel('Upload CSV').setInputFiles({
            name: 'gifts.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(rows.join('\n')),
          })
          await expect(
            form.getByText('2 vouchers will be created, 1 row will be skipped'),
          ).toBeVisible()
          await forgetLayoutShift(page)
        },
      },
    ],
  },
  {
    name: 'voucher forms',
    screens: [
      {
        name: 'create',
        isVariant: true,
        show: async (page) => {
          await openVouchers(page, FEW)
          await openDialog(page, 'Create Voucher', 'Create New Voucher')
        },
      },
      {
        name: 'create-refused',
        show: async (page) => {
          const form = dialog(page, 'Create New Voucher')
          await form.getByLabel('User').fill('nobody')
          await form.getByRole('button', { name: 'Create Voucher' }).click()
          await expect(form.getByText('Title is required')).toBeVisible()
        },
      },
      {
        name: 'discard',
        isVariant: true,
        show: async (page) => {
          await page.keyboard.press('Escape')
          await expect(dialog(page, 'Discard unsaved changes?')).toBeVisible()
        },
      },
      {
        name: 'edit',
        show: async (page) => {
          await discard(page)
          await openFromRow(page, 'Edit', 'Edit Voucher')
        },
      },
      {
        name: 'reward',
        isVariant: true,
        show: async (page) => {
          await closeDialog(page)
          await openDialog(page, 'Reward', 'Campaign Reward')
        },
      },
      {
        name: 'reward-read',
        show: async (page) => {
          await page.getByLabel('Campaign Name').fill('Detty December')
          await page.getByLabel('Upload CSV').setInputFiles(campaign)
          await expect(
            page.getByText('2 people will be rewarded, 2 rows will be skipped'),
          ).toBeVisible()
        },
      },
      {
        name: 'reward-question',
        show: async (page) => {
          await page.getByRole('button', { name: 'Save' }).click()
          await expect(page.getByRole('button', { name: 'Reward 2 people' })).toBeVisible()
        },
      },
      {
        name: 'toasts',
        isVariant: true,
        show: async (page) => {
          await page.getByRole('button', { name: 'Cancel' }).last().click()
          await page.keyboard.press('Escape')
          await discard(page)
          await page.clock.install()
          await openDialog(page, 'Create Voucher', 'Create New Voucher')
          const form = dialog(page, 'Create New Voucher')
          await form.getByLabel('Title').fill('fault-500')
          await form.getByLabel('Type').selectOption('Discount')
          await form.getByRole('button', { name: 'Create Voucher' }).click()
          await expect(toast(page, 'Amount is required')).toBeVisible()
          await form.getByLabel('Amount').fill('1500')
          await form.getByRole('button', { name: 'Create Voucher' }).click()
          await expect(toast(page, 'The kitchen is on fire')).toBeVisible()
          // On a phone the toasts would cover the head of the form.
          await form.getByRole('button', { name: 'Cancel' }).click()
          await discard(page)
        },
      },
    ],
  },
  {
    name: 'kept and told',
    screens: [
      {
        name: 'draft-restored',
        show: async (page) => {
          await openVouchers(page, FEW)
          await openFromRow(page, 'Edit', 'Edit Voucher')
          await page.getByLabel('Title').fill('Detty December')
          await page.reload()
          await expect(page.getByText('Draft restored')).toBeVisible()
        },
      },
      {
        name: 'edit-conflict',
        show: async (page) => {
          await page.route('**/api/crm/voucher/*', async (route) => {
            const response = await route.fetch()
            const text = await response.text()
            await route.fulfill({
              response,
              body: text.replace(
                /"title":"[^"]*"/,
                `"title":"${'A title of a colleague '.repeat(8)}"`,
              ),
            })
          })
          await page.getByRole('button', { name: 'Save' }).click()
          await expect(dialog(page, 'This voucher has changed')).toBeVisible()
          await page.unroute('**/api/crm/voucher/*')
        },
      },
      {
        name: 'logout-question',
        show: async (page) => {
          await page.goto(FEW)
          await expectLoaded(page)
          await page.getByRole('button', { name: /^Ada O/ }).click()
          await page.getByRole('menuitem', { name: 'Logout' }).click()
          await expect(dialog(page, 'Discard unsent drafts?')).toBeVisible()
        },
      },
      {
        name: 'kept-text',
        show: async (page) => {
          await page.goto('/payouts?payout=pay-001&dialog=decline')
          const form = dialog(page, 'Decline payout')
          await form.getByLabel('Reason').selectOption('Other')
          await form.getByLabel('In your words').fill('Their account was opened yesterday')
          await page.route('**/api/crm/payout/pay-001', async (route) => {
            const response = await route.fetch()
            const text = await response.text()
            const body = text.replace('"status":"requested"', '"status":"declined"')
            await route.fulfill({ response, body })
          })
          await page.reload()
          await expect(page.getByLabel('What you typed is kept in this tab:')).toBeFocused()
        },
      },
    ],
  },
]
