import type { Page } from './fixtures'
import { moduleVisits } from './screens-of-modules'
import { shellVisits } from './screens-of-shell'
import { voucherVisits } from './screens-of-vouchers'

/** A state of the console: its name, and how to get there from the screen before it in the visit. */
export interface Screen {
  name: string
  show: (page: Page) => Promise<void>
  /** The screen exists only up to this width of the window. */
  maxWidth?: number
  /** It is laid out as another screen is, so phones do not check it again. */
  isVariant?: true
}

/** Screens that share one page: the first one loads it. */
export interface Visit {
  name: string
  screens: readonly Screen[]
}

export const visits: readonly Visit[] = [...shellVisits, ...voucherVisits, ...moduleVisits]

/** Changes the theme without transitions, so that no colour is measured halfway. */
export async function showTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((chosen) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.documentElement.setAttribute('data-theme', chosen)
  }, theme)
}
