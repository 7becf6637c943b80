import {
  startTransition,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { lazyOverlay } from './lazy-overlay'
import type { MenuEntry } from './menu'

const loadMenu = () => import('./menu')
const Menu = lazyOverlay(loadMenu)
// A failure is shown when the menu opens.
const preload = () => void loadMenu().catch(() => undefined)

/** A button's menu. Returns the props of the button, and the open menu to render next to it. */
export function useMenu(entries: readonly MenuEntry[]) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null)
  const isOpen = openedBy !== null
  // A transition shows a chunk that has just been loaded without its fallback.
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
      // A click from the keyboard has no count.
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
