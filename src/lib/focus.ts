let latest: HTMLElement | null = null

/** A menu's item stands for the button that opened the menu: the item goes, the button stays. */
function standing(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || target === document.body) return null
  const menu = target.closest('[role="menu"]')
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return button ?? target
}

document.addEventListener('focusin', ({ target }) => {
  latest = standing(target)
})

/** What has the focus, or had it a moment ago: a menu that closes leaves it nowhere for that long. */
export function focusedElement() {
  return standing(document.activeElement) ?? latest
}

/** Of what comes and goes (a table's rows): the element that takes the focus over and gives it on. */
export function focusHome(element: HTMLElement | null) {
  return element?.closest<HTMLElement>('[data-focus-home]') ?? null
}

/** The focus goes to the first of these that is still there, else, rather than be lost, to the dialog or the page. */
export function giveFocusTo(...wanted: (HTMLElement | null)[]) {
  const target = wanted.find((element) => element?.isConnected)
  if (target) return target.focus()
  if (document.activeElement !== document.body) return undefined
  const top = [...document.querySelectorAll<HTMLElement>('h1, [role="dialog"]')].at(-1)
  return top?.focus()
}
