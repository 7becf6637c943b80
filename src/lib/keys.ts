import { isForeign } from './foreign-elements'

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

type Composing = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Whether the key belongs to an input method. In Safari, the Enter that ends a composition has only
 * the key code of a composition.
 */
// oxlint-disable-next-line typescript/no-deprecated
export const isComposing = ({ isComposing: is, keyCode }: Composing) => is || keyCode === 229

const codes = /^Key([A-Z])$/
const ASCII_OR_LATIN = /^[ -~]+$|^\p{Script=Latin}/u

/** The Latin letter at the same place of the keyboard, for a layout with another script. */
function latinKey({ code, shiftKey, key }: Pick<KeyboardEvent, 'code' | 'shiftKey' | 'key'>) {
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return codes.exec(code)?.[1]?.toLowerCase() ?? key
}

/**
 * The key of a shortcut: "Enter", "?", or a lower-case letter, also with Shift, Caps Lock or the
 * layout of another script. "" during a composition, with AltGr, and in an element of a browser
 * extension.
 */
export function shortcutKey(event: KeyboardEvent) {
  // On a Mac, AltGraph may be the Option key.
  const hasAltGraph = !isMac && event.getModifierState('AltGraph')
  if (isComposing(event) || hasAltGraph || isForeign(event.target)) return ''
  const key = ASCII_OR_LATIN.test(event.key) ? event.key : latinKey(event)
  return [...key].length === 1 ? key.toLowerCase() : key
}
