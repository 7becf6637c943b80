let latest: HTMLElement | null = null
// The latest that no dialog holds.
let latestOnPage: HTMLElement | null = null

/** A menu's item stands for the button that opened the menu: the item goes, the button stays. */
function standing(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || target === document.body) return null
  const menu = target.closest('[role="menu"]')
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return button ?? target
}

document.addEventListener('focusin', ({ target }) => {
  latest = standing(target)
  if (!latest?.closest('dialog, [role="dialog"]')) latestOnPage = latest
})

/** What has the focus, or had it a moment ago: a menu or a dialog that closes leaves it nowhere for that long. */
export function focusedElement() {
  const last = latest?.isConnected ? latest : latestOnPage
  return standing(document.activeElement) ?? last
}

type FindHeir = () => HTMLElement | undefined

const heirFinders = new Map<Element, FindHeir>()

/** In `element` controls come and go; `findHeir` tells which one takes over from one that has gone. */
export function registerHeirFinder(element: Element, findHeir: FindHeir) {
  heirFinders.set(element, findHeir)
  return () => {
    heirFinders.delete(element)
  }
}

/** What finds the heir of a control, where it stands in a place that has one. */
export function heirFinderOf(control: Element | null): FindHeir | undefined {
  for (let at = control; at; at = at.parentElement) {
    const findHeir = heirFinders.get(at)
    if (findHeir) return findHeir
  }
  return undefined
}

/** Whether it is in the window: what stays there while the page scrolls would scroll it. */
function isSeen(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** The focus goes to `control`, or to its heir where it has gone, else, rather than be lost, to the dialog or the page. */
export function giveFocusTo(control: HTMLElement | null, findHeir?: FindHeir) {
  const target = control?.isConnected ? control : findHeir?.()
  if (target) return target.focus({ preventScroll: target !== control || isSeen(target) })
  if (document.activeElement !== document.body) return undefined
  const top = [...document.querySelectorAll<HTMLElement>('h1, [role="dialog"]')].at(-1)
  return top?.focus()
}
