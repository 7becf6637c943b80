const SHIELD_MS = 500
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'click'] as const

let shield: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout>

function createShield() {
  const element = document.createElement('div')
  element.dataset['slot'] = 'ignore-presses'
  element.ariaHidden = 'true'
  for (const type of PRESSES) {
    // Not passive, so that `preventDefault` on a touch also prevents its click.
    element.addEventListener(type, swallow, { passive: false })
  }
  return element
}

/** Stops the event for every listener: a dialog would treat it as a press outside and close. */
function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Ignores mouse and touch input for 500 ms by covering the page with a transparent element. Called
 * when a dialog opens or closes, and when a menu opens: the second press of a double click must not
 * hit an element that has just appeared under the pointer. Keyboard input still works.
 */
export function ignorePressesBriefly() {
  shield ??= createShield()
  document.body.append(shield)
  clearTimeout(timer)
  timer = setTimeout(() => shield?.remove(), SHIELD_MS)
}
