import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { lazyOverlay } from './lazy-overlay'
import type { MenuEntry } from './menu-entries'

const Menu = lazyOverlay(() => import('./menu'))

type PressedBy = 'pointer' | 'keyboard'

/**
 * Handlers of a menu's button. As in menus of the system, a mouse opens the menu when its button
 * goes down. A finger may be about to scroll, so that it opens the menu with the click.
 */
export function useMenuPress<TElement extends Element>(
  onPress: (event: MouseEvent<TElement>, by: PressedBy) => void,
) {
  const isPressed = useRef(false)
  return {
    onPointerDown(event: PointerEvent<TElement>) {
      const { target, pointerType, button, ctrlKey } = event
      // On a Mac, a click with Ctrl opens the context menu.
      isPressed.current = pointerType === 'mouse' && button === 0 && !ctrlKey
      if (!isPressed.current) return
      // Otherwise the button would take the focus from the menu that it opens.
      event.preventDefault()
      if (target instanceof Element) target.closest('button')?.focus()
      onPress(event, 'pointer')
    },
    onClick(event: MouseEvent<TElement>) {
      // `detail` is the click count. It is 0 for a keyboard click.
      if (event.detail === 0) onPress(event, 'keyboard')
      else if (!isPressed.current) onPress(event, 'pointer')
    },
  }
}

/**
 * Returns the props of a menu's button (`trigger`), and those of the menu if it is open. `preload`
 * loads the menu's chunk.
 */
export function useMenuButton(preload: () => void) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<PressedBy | null>(null)
  const isOpen = openedBy !== null
  const press = useMenuPress((_event, by) => setOpenedBy(isOpen ? null : by))

  return {
    trigger: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}menu` : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      ...press,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpenedBy('keyboard')
      },
    },
    menu: isOpen && {
      id: `${id}menu`,
      buttonId: id,
      button,
      focusFirstItem: openedBy === 'keyboard',
      onClose: () => setOpenedBy(null),
    },
  } as const
}

/** Returns the props of the menu's button (`trigger`), and the menu to render next to it. */
export function useMenu(entries: readonly MenuEntry[]) {
  const { trigger, menu } = useMenuButton(Menu.preload)
  return { trigger, menu: menu && <Menu {...menu} entries={entries} /> } as const
}
