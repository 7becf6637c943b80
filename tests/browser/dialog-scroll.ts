import type { Page } from './fixtures'

/** By how many pixels the open dialog scrolls, although it could be higher. */
export function needlessScroll(page: Page) {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
    const body = dialog?.querySelector('[data-slot="dialog-body"]')
    if (!dialog || !body) return 0
    const room = Number.parseFloat(getComputedStyle(dialog).maxHeight) - dialog.offsetHeight
    return room > 1 ? body.scrollHeight - body.clientHeight : 0
  })
}
