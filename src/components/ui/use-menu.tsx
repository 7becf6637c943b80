import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { LazyDialog } from '@/components/dialog/lazy-dialog'
import type { MenuPlace } from './dropdown-menu'

/**
 * A button's menu, whose code is fetched when the pointer or the focus comes near. Gives what the button is to be given, and
 * what stands beside it; `menu` renders a `DropdownMenu` in its place, `load` is as of `LazyDialog`.
 */
export function useMenu(
  load: () => Promise<void> | undefined,
  menu: (place: MenuPlace) => ReactNode,
) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null)
  const isOpen = openedBy !== null
  const close = () => setOpenedBy(null)
  const fetchCode = () => void load()

  return {
    trigger: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}menu` : undefined,
      onPointerEnter: fetchCode,
      onFocus: fetchCode,
      onClick: ({ detail }: MouseEvent) =>
        setOpenedBy(isOpen ? null : detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setOpenedBy('keyboard')
      },
    },
    menu: isOpen && (
      <LazyDialog load={load} onClose={close}>
        {menu({
          id: `${id}menu`,
          buttonId: id,
          button,
          isByKeyboard: openedBy === 'keyboard',
          onClose: close,
        })}
      </LazyDialog>
    ),
  } as const
}
