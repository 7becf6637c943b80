import {
  startTransition,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { lazyOverlay } from './lazy-overlay'
import type { MenuEntry } from './menu-entries'

const loadMenu = () => import('./menu')
const Menu = lazyOverlay(loadMenu)
// A failed preload is ignored: opening the menu loads the chunk again and reports the error.
const preload = () => void loadMenu().catch(() => undefined)

/** Returns the props of a menu's button (`trigger`), and the menu to render next to it while it is open. */
export function useMenu(entries: readonly MenuEntry[]) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null)
  const isOpen = openedBy !== null
  // A transition avoids a flash of the fallback if the chunk has already loaded.
  const open = (how: typeof openedBy) => startTransition(() => setOpenedBy(how))

  return {
    trigger: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}menu` : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      // `detail` is the click count; it is 0 for a click by keyboard.
      onClick: ({ detail }: MouseEvent) =>
        open(isOpen ? null : detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open('keyboard')
      },
    },
    menu: isOpen && (
      <Menu
        id={`${id}menu`}
        buttonId={id}
        button={button}
        focusFirstItem={openedBy === 'keyboard'}
        entries={entries}
        onClose={() => setOpenedBy(null)}
      />
    ),
  } as const
}
