import { isForeign } from '@/lib/foreign-elements'
import { isComposing } from '@/lib/keys'
import { findAll } from '@/lib/overlays'

function ownerOf(target: EventTarget | null) {
  return target instanceof Element && !isForeign(target)
    ? target.closest<HTMLElement>('[data-tooltip]')
    : null
}

/** Whether the tooltip is visible. On hover it appears after a delay. */
function isShown(owner: Element) {
  if (getComputedStyle(owner).getPropertyValue('--tooltip') !== 'shown') return false
  const { display, opacity } = getComputedStyle(owner, '::after')
  return display !== 'none' && opacity !== '0'
}

const dismissed = new Set<HTMLElement>()

/** Hides the tooltip until the element has neither hover nor focus. */
function dismiss(owner: HTMLElement) {
  owner.dataset['dismissed'] = ''
  dismissed.add(owner)
}

function allowAgain() {
  for (const owner of dismissed) {
    if (owner.matches(':hover, :focus-visible')) continue
    delete owner.dataset['dismissed']
    dismissed.delete(owner)
  }
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

function dismissByKey(event: KeyboardEvent) {
  if (event.key !== 'Escape' || isComposing(event)) return
  const shown = findAll('[data-tooltip]:is(:hover, :focus-visible)').filter(isShown)
  shown.forEach(dismiss)
  // Keeps a dialog below the tooltip open.
  if (shown.length > 0) swallow(event)
}

/** Whether the pointer is on the tooltip, which is a pseudo-element of its element. */
function isOnTooltip({ clientX, clientY }: MouseEvent, owner: Element) {
  const { left, right, top, bottom } = owner.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A press on an element dismisses its tooltip. A press on the tooltip itself is swallowed. */
function createPressListener() {
  let pressed: HTMLElement | null = null
  return (event: MouseEvent) => {
    if (event.type === 'pointerdown') {
      const owner = ownerOf(event.target)
      pressed = owner && isOnTooltip(event, owner) ? owner : null
      if (owner && !pressed) dismiss(owner)
    }
    // A click without a press comes from the keyboard.
    if (!pressed || (event.type === 'click' && event.detail === 0)) return
    swallow(event)
    if (event.type !== 'click') return
    dismiss(pressed)
    pressed = null
  }
}

/** Makes tooltips dismissible. Its listeners capture the events of the page before any other. */
export function watchTooltips() {
  window.addEventListener('keydown', dismissByKey, true)
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) {
    window.addEventListener(type, allowAgain, true)
  }
  const onPress = createPressListener()
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const) {
    window.addEventListener(type, onPress, true)
  }
}
