import { REPEATED_ROWS } from './axe'
import type { Page } from './fixtures'

const FINGER = 44

/**
 * Returns the controls of the top layer that do not react to a touch within 44 px around their centre, except where
 * something else covers them.
 */
export function findSmallTargets(page: Page) {
  return page.evaluate(
    ([finger, repeated]) => {
      const controls = 'a[href], button, input, select, [role="option"], [role^="menuitem"]'
      const reach = finger / 2 - 1
      const offsets = [
        [0, 0],
        [0, -reach],
        [0, reach],
        [-reach, 0],
        [reach, 0],
      ] as const
      function isReached(control: Element) {
        control.scrollIntoView({ block: 'center', inline: 'center' })
        // The link of a card covers the card, and a tap anywhere on a row follows its link.
        const covered = control.matches('[data-row-link]') ? 'tr' : '[data-slot="card"]'
        const target = control.closest(covered) ?? control
        const { x, y, width, height } = target.getBoundingClientRect()
        // A label reacts for its control, and a table row for its link.
        const area = control.matches('[data-row-link]')
          ? control.closest('tr')
          : (control.closest('label') ?? target)
        const hits = offsets.map(([dx, dy]) =>
          document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy),
        )
        const [middle] = hits
        if (!area?.contains(middle ?? null)) return true
        return hits.every((hit) => area.contains(hit) || hit?.closest('[data-slot="toast"]'))
      }
      const layers = [...document.querySelectorAll('[role="menu"], [role="dialog"]')]
      return [...(layers.at(-1) ?? document).querySelectorAll(controls)]
        .filter(
          (control) =>
            control.checkVisibility() && !control.closest(`[aria-hidden="true"], ${repeated}`),
        )
        .filter((control) => !control.matches(':disabled, .sr-only') && !isReached(control))
        .map((control) => control.outerHTML.slice(0, 160))
    },
    [FINGER, REPEATED_ROWS] as const,
  )
}
