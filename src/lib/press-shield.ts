const SHIELD_MS = 500
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'click'] as const

let shield: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout>

function createShield() {
  const element = document.createElement('div')
  element.dataset['slot'] = 'press-shield'
  element.ariaHidden = 'true'
  for (const type of PRESSES) {
    // Not passive: a cancelled touch produces no click afterwards.
    element.addEventListener(type, swallow, { passive: false })
  }
  return element
}

/** Not even a dialog hears of it: a press outside would close it. */
function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores the mouse and touch for 500 ms, with a transparent element over the page. Called when a dialog opens or closes and
 * when a menu opens, so that the second press of a double click never hits what has just appeared under the pointer. The
 * keyboard is not affected.
 */
export function shieldPresses() {
  shield ??= createShield()
  document.body.append(shield)
  clearTimeout(timer)
  timer = setTimeout(() => shield?.remove(), SHIELD_MS)
}
