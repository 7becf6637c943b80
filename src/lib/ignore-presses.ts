const SHIELD_MS = 500
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'click'] as const

let shield: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** The pointer is where it pressed last. */
let isAtPress = false
/** The shield stays until the mouse moves. */
let isHeld = false

function createShield() {
  const element = document.createElement('div')
  element.dataset['slot'] = 'ignore-presses'
  element.ariaHidden = 'true'
  for (const type of PRESSES) {
    // Not passive, so that `preventDefault` on a touch also prevents its click.
    element.addEventListener(type, swallow, { passive: false })
  }
  // What is under the pointer can be scrolled.
  element.addEventListener('wheel', release, { passive: true })
  return element
}

/** Stops the event for every listener: a dialog would treat it as a press outside and close. */
function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function endTimer() {
  timer = undefined
  if (!isHeld) shield?.remove()
}

function release() {
  isHeld = false
  if (timer === undefined) shield?.remove()
}

/** Browsers also send this event if only what is under the pointer has moved. */
function onMove({ movementX, movementY }: PointerEvent) {
  if (!movementX && !movementY) return
  window.removeEventListener('pointermove', onMove, true)
  isAtPress = false
  release()
}

function onPress() {
  isAtPress = true
  window.addEventListener('pointermove', onMove, true)
}

/** Call it once. */
export const watchPresses = () => window.addEventListener('pointerdown', onPress, true)

/**
 * Ignores mouse and touch input for 500 ms by covering the page with a transparent element. Called
 * when a dialog opens or closes, and when a menu opens: the second press of a double click must not
 * hit an element that has just appeared under the pointer. Keyboard input still works.
 */
export function ignorePressesBriefly() {
  shield ??= createShield()
  document.body.append(shield)
  clearTimeout(timer)
  timer = setTimeout(endTimer, SHIELD_MS)
}

/**
 * Called when a change was made: other buttons appear with the refetch, however late. If the mouse
 * is where it pressed, it presses nothing there until it moves. A touch is ignored for 500 ms.
 */
export function ignorePressesInPlace() {
  if (!isAtPress) return
  isHeld = matchMedia('(hover: hover)').matches
  ignorePressesBriefly()
}
