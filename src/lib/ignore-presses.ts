const SHIELD_MS = 500
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'click'] as const

let shield: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** The pointer is where it pressed last. */
let isAtPress = false
/** The main button of the mouse or a finger is down. */
let isDown = false
let coversOnClick = false
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

function onPress({ button }: PointerEvent) {
  // The browser may not report the release of another button, which opens its own menu.
  isDown = button === 0
  coversOnClick = false
  isAtPress = true
  window.addEventListener('pointermove', onMove, true)
}

function onRelease() {
  isDown = false
}

function onClick() {
  if (coversOnClick) ignorePressesBriefly()
  coversOnClick = false
}

/** Call it once. */
export function watchPresses() {
  window.addEventListener('pointerdown', onPress, true)
  window.addEventListener('pointerup', onRelease, true)
  window.addEventListener('pointercancel', onRelease, true)
  // After the handlers of the click.
  window.addEventListener('click', onClick)
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
  timer = setTimeout(endTimer, SHIELD_MS)
}

/**
 * The same for a menu. While the mouse button is down, the 500 ms start with the click, so that it
 * can be released on an item of the menu that it has opened.
 */
export function ignorePressesAfterRelease() {
  if (isDown) coversOnClick = true
  else ignorePressesBriefly()
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
