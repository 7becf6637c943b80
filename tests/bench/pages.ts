import type { App } from './apps'
import type { Visit } from './visit'

/** From the press on its button to the next page's first row. */
export async function turnPage({ textOf, press }: Visit, { row, next = '' }: App) {
  return press(next, { selector: row, oldText: await textOf(row) })
}

/** Goes on so many pages, as fast as they come, with all rows of each selected first where that is asked for. */
export async function turnPages(
  { page, settle }: Visit,
  { row, next = '' }: App,
  { count, isSelecting = false }: { count: number; isSelecting?: boolean },
) {
  await page.evaluate(
    async (how) => {
      const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
      for (let turned = 0; turned < how.count; turned++) {
        if (how.isSelecting) {
          click('thead input')
          await window.bench.frameAfter({ selector: 'tbody tr:last-child[data-state=selected]' })
        }
        const oldText = document.querySelector(how.row)?.textContent ?? ''
        click(how.next)
        await window.bench.frameAfter({ selector: how.row, oldText })
      }
    },
    { row, next, count, isSelecting },
  )
  await settle()
}
