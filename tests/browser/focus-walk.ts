import type { CDPSession } from '@playwright/test'
import type { Page } from './fixtures'

// A page with two lists has about 130.
const MOST_STOPS = 260
const BATCH = 10

declare global {
  interface Window {
    focusWalk: { stops: Set<Element>; hidden: string[]; isDone: boolean }
  }
}

/** Notes every element that gets the focus by Tab, and those that are not visible then. */
function watchFocus(page: Page) {
  return page.evaluate(() => {
    const walk: Window['focusWalk'] = { stops: new Set(), hidden: [], isDone: false }
    window.focusWalk = walk
    /** Points of a line, from 0 to 1. */
    const samples = (count: number) => Array.from({ length: count }, (_, at) => (at + 0.5) / count)

    /** Whether an ancestor cuts the text of the control at this point. That is no cover. */
    function isCut(control: Element, x: number, y: number) {
      for (let at = control.parentElement; at; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at)
        if (overflowX !== 'clip' && textOverflow !== 'ellipsis') continue
        const { left, right, top, bottom } = at.getBoundingClientRect()
        if (x < left || x > right || y < top || y > bottom) return true
      }
      return false
    }
    function isVisible(control: Element, x: number, y: number) {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return false
      // A label covers its control. A toast goes away.
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const covers = [control, ...labels].some((element) => element.contains(hit))
      return covers || hit.closest('[data-slot="toast"]') !== null
    }
    /** A third of a control has to be visible, or any part of an element that fills the window. */
    function isHidden(control: Element) {
      const isTall = control.getBoundingClientRect().height > window.innerHeight / 2
      const points = [...control.getClientRects()]
        .flatMap(({ x, y, width, height }) =>
          samples(isTall ? 30 : 5).flatMap((dy) =>
            samples(5).map((dx) => [x + width * dx, y + height * dy] as const),
          ),
        )
        .filter(([x, y]) => !isCut(control, x, y))
      const visible = points.filter(([x, y]) => isVisible(control, x, y)).length
      return isTall ? visible === 0 : visible < points.length / 3
    }
    const controller = new AbortController()
    // The browser scrolls to an element after it has focused it.
    document.addEventListener(
      'keyup',
      () => {
        const control = document.activeElement
        // The heading has the focus where nothing else can have it.
        if (!control || control.matches('body, h1')) return
        if (walk.stops.has(control)) {
          walk.isDone = true
          controller.abort()
          return
        }
        walk.stops.add(control)
        if (isHidden(control)) walk.hidden.push(control.outerHTML.slice(0, 200))
      },
      { signal: controller.signal },
    )
  })
}

/** Presses Tab several times. Playwright's own `press` waits for the page twice each time. */
async function pressTab(cdp: CDPSession, times: number) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  await Promise.all(
    Array.from({ length: times }).flatMap(() => [
      cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  )
}

/**
 * Presses Tab until the focus is where it has been, and returns the elements that were hidden while they had the focus: outside
 * the window or their scroller, or covered (WCAG 2.2, 2.4.11).
 */
export async function findHiddenFocus(page: Page) {
  const start = await page.evaluateHandle(() => document.activeElement)
  await watchFocus(page)
  const cdp = await page.context().newCDPSession(page)
  for (let presses = 0; presses < MOST_STOPS; presses += BATCH) {
    await pressTab(cdp, BATCH)
    if (await page.evaluate(() => window.focusWalk.isDone)) break
  }
  await cdp.detach()
  return page.evaluate((before) => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return window.focusWalk.isDone ? window.focusWalk.hidden : ['Tab does not come back.']
  }, start)
}
