import { modules } from '../../src/modules'
import { findFirefox, firefoxTest as test, type Page } from './firefox'
import { expect } from './fixtures'

// In one worker, so that Firefox starts once. The first test is as long as many: it opens every page.
test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeAll(() => {
  if (findFirefox()) return
  console.warn('Firefox is not tested: none could be found. Install one, or set FIREFOX_PATH.')
  test.skip()
})

const OFTEN = { intervals: [30] }

/** Finds an element by role and name. A narrow scope is faster: Firefox computes the name of every element. */
const byRole = (tab: Page, scope: string, role: string, name: string) =>
  tab.locator(`${scope} ::-p-aria([name="${name}"][role="${role}"])`)

/** Waits until the page and its dialog have loaded. */
async function settle(tab: Page) {
  await tab.waitForSelector('main :is(h2, table)')
  await tab.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [data-slot="skeleton"]') === null,
  )
  const buttons = await tab.$$eval('button', (all) => all.map(({ innerText }) => innerText))
  expect(buttons, tab.url()).not.toContain('Try again')
}

/** Signs in, and waits for the page at this URL. */
async function openSignedIn(tab: Page, url: string) {
  await tab.goto(url)
  await byRole(tab, 'main', 'button', 'Use demo account').click()
  await byRole(tab, 'main', 'button', 'Sign in').click()
  await tab.waitForSelector('main')
  await settle(tab)
}

/** Opens a module from the sidebar, which takes half the time of loading the app. */
async function openModule(tab: Page, { name, to }: (typeof modules)[number]) {
  await tab.locator(`nav a[href="${to}"]`).click()
  // Until the page has loaded, this is the heading of the page before.
  await tab.waitForSelector(`h1 ::-p-text(${name})`)
  await settle(tab)
}

const headings = (tab: Page) =>
  tab.$$eval('h2, [role="dialog"] h3', (all) => all.map(({ innerText }) => innerText).join('\n'))

/** Opens the first row with Enter: its details, or the form or menu of a row that has none. Closes what is over the list. */
async function openFirstRow(tab: Page, hasDetails: boolean) {
  const list = new URL(tab.url())
  await tab.waitForSelector('main tbody tr[tabindex]')
  const [name = ''] = hasDetails
    ? await tab.$eval('main tbody a', ({ innerText }) => innerText.split('\n'))
    : []
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press('Enter')
  const isOpen = async () => tab.url() !== list.href || (await tab.$('[role="menu"]')) !== null
  await expect.poll(isOpen, OFTEN).toBe(true)
  await expect.poll(() => headings(tab), OFTEN).toContain(name)
  await settle(tab)
  if (new URL(tab.url()).pathname !== list.pathname) return
  await tab.keyboard.press('Escape')
  await tab.waitForSelector('[role="dialog"], [role="menu"]', { hidden: true })
}

test('in Firefox a click with Shift selects a range of rows, on a checkbox and beside it', async ({
  baseURL,
  tab,
}) => {
  await openSignedIn(tab, `${baseURL}/vouchers`)
  const selected = () =>
    tab.$$eval('tbody input', (boxes) =>
      boxes.flatMap(({ checked }, index) => (checked ? [index] : [])),
    )
  const [, second, , , fifth] = await tab.$$('tbody input')
  await second?.click()
  await tab.keyboard.down('Shift')
  await fifth?.click()
  expect(await selected()).toEqual([1, 2, 3, 4])
  const [, , , , , , , eighth] = await tab.$$('tbody label')
  await eighth?.click({ offset: { x: 2, y: 2 } })
  await tab.keyboard.up('Shift')
  expect(await selected()).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('in Firefox the menu of a row opens a form, which saves', async ({ baseURL, tab }) => {
  await openSignedIn(tab, `${baseURL}/faq`)
  await tab.locator('tbody [aria-haspopup="menu"]').click()
  await byRole(tab, '[role="menu"]', 'menuitem', 'Edit').click()
  await tab.waitForSelector('[role="dialog"] h2 ::-p-text(Edit question)')
  await byRole(tab, '[role="dialog"]', 'textbox', 'Question').fill('How do I order from Firefox?')
  await byRole(tab, '[role="dialog"]', 'button', 'Save').click()
  await tab.waitForSelector('[data-slot="toast"] ::-p-text(Question saved)')
  await tab.waitForSelector('[role="dialog"]', { hidden: true })
  await tab.waitForSelector('tbody a ::-p-text(How do I order from Firefox?)')
})

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('every page opens in Firefox, and every list opens its first row', async ({
    baseURL,
    tab,
  }) => {
    await openSignedIn(tab, `${baseURL}/profile`)
    for (const module of modules) {
      await test.step(module.name, async () => {
        await openModule(tab, module)
        if ('resource' in module) await openFirstRow(tab, 'details' in module.resource)
      })
    }
    await tab.goto(`${baseURL}/search?search=Adaeze`)
    await tab.waitForSelector('main a ::-p-text(Adaeze Danjuma)')
    await settle(tab)
    await tab.goto(`${baseURL}/nowhere`)
    await tab.waitForSelector('h2 ::-p-text(Page not found)')
  })
})
