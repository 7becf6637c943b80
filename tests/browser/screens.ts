import type { Page } from './fixtures'
import { moduleVisits } from './screens-of-modules'
import { shellVisits } from './screens-of-shell'
import { voucherVisits } from './screens-of-vouchers'
import type { Visit } from './visit'

const ofVouchers = ({ tags = ['matrix'], ...visit }: Visit): Visit => ({
  ...visit,
  tags: ['vouchers', ...tags],
})

export const visits: readonly Visit[] = [
  ...shellVisits,
  ...voucherVisits.map(ofVouchers),
  ...moduleVisits,
]

/** Changes the theme without transitions, so that no colour is measured halfway. */
export async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.documentElement.setAttribute('data-theme', chosen)
  }, theme)
}
