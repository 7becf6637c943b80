import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { lazyOverlay } from './lazy-overlay'
import type { MenuEntry } from './menu-entries'

const Menu = lazyOverlay(() => import('./menu'))

/**
 * Returns the props of a menu's button (`trigger`), and those of the menu if it is open. `preload`
 * loads the menu's chunk.
 */
export function useMenuButton(preload: () => void) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null)
  const isOpen = openedBy !== null

  return {
    trigger: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}menu` : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      // `detail` is the click count. It is 0 for a keyboard click.
      onClick: ({ detail }: MouseEvent) =>
        setOpenedBy(isOpen ? null : detail === 0 ? 'keyboard' : 'pointer'),
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
