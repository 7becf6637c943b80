import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { hidePressShield, isolatedTest } from './fixtures'
import { findInPath, isBrowser } from './system'

export type { Page }

const MAC_PATH = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** The path of a Firefox: FIREFOX_PATH, else the system's. Throws in CI if there is none. */
export function findFirefox() {
  const given = process.env['FIREFOX_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`FIREFOX_PATH is ${given}, but that file does not exist.`)
  }
  const found = findInPath(['firefox-esr', 'firefox']) ?? [MAC_PATH].find(isBrowser)
  if (found || !process.env['CI']) return found
  throw new Error('CI tests Firefox, and none could be found. Install one, or set FIREFOX_PATH.')
}

/** The mock API has records whose image is missing: the app shows their initial. */
const isMissingImage = (url: string) => url.endsWith('/api/images/gone.svg')

/** Collects what Firefox reports of this tab: messages, uncaught errors, violations of the policy, failed requests. */
function watch(tab: Page, problems: string[]) {
  const report = (problem: string) => problems.push(`${tab.url()}: ${problem}`)
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) report(message.text())
  })
  tab.on('pageerror', (error) => report(String(error)))
  tab.on('response', (response) => {
    const url = response.url()
    if (response.status() >= 400 && !isMissingImage(url)) report(`${response.status()} for ${url}`)
  })
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Otherwise the app or a navigation has canceled it.
    if (reason !== 'NS_BINDING_ABORTED') report(`${reason} for ${request.url()}`)
  })
}

/** Puppeteer drives the system's Firefox over WebDriver BiDi: Playwright needs a Firefox of its own. */
export const firefoxTest = isolatedTest.extend<{ tab: Page }, { firefox: Browser }>({
  firefox: [
    async ({}, provide) => {
      const executablePath = findFirefox()
      if (!executablePath) throw new Error('There is no Firefox.')
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        defaultViewport: { width: 1440, height: 900 },
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      })
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox, problems }, provide, testInfo) => {
    const context = await firefox.createBrowserContext()
    const tab = await context.newPage()
    tab.setDefaultTimeout(15_000)
    watch(tab, problems)
    await tab.evaluateOnNewDocument(hidePressShield)
    await provide(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.png'), await tab.screenshot())
    }
    await context.close()
  },
})
