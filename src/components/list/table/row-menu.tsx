import { useRef, useState } from 'react'
import { allowedActions, type RecordActions } from '@/components/actions/record-action'
import { useOfferedActions } from '@/components/actions/use-offered-actions'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import type { Places } from './places'

// Only one of them is open at a time.
const MENU_ID = 'row-menu'
const BUTTON_ID = 'row-menu-button'

export type RowMenuState = 'closed' | 'open' | 'busy'

/** The props of the button in a row. `useRowInteractions` handles its events. */
export const rowMenuButton = (state: RowMenuState) =>
  ({
    'data-row-menu': '',
    'aria-haspopup': 'menu',
    'aria-expanded': state === 'open',
    'aria-controls': state === 'open' ? MENU_ID : undefined,
    id: state === 'open' ? BUTTON_ID : undefined,
    loading: state === 'busy',
  }) as const

const ActionsMenu = lazyOverlay(() => import('./actions-menu'))

const noActions = (): RecordActions => ({})
const noPlaces: Places = new Map()
const none: ReadonlySet<string> = new Set()

/**
 * One menu for all rows of a list: the button of a row has no state of its own. `stateOf` returns
 * undefined for a row without a menu.
 */
export function useRowMenu<TRow extends { id: string }>(
  { definition, loaded }: List<TRow>,
  places: Places = noPlaces,
) {
  const { resource, getName, rowMenu, actions = noActions } = definition
  const toOffered = useOfferedActions(resource, (row: TRow) => actions(row, places.get(row.id)))
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ id: string; by: 'pointer' | 'keyboard' } | null>(null)
  const [busy, setBusy] = useState(none)
  const row = opened && loaded.data?.rows.find(({ id }) => id === opened.id)
  // It stays closed when the row comes back.
  if (opened && !row) setOpened(null)
  const OwnMenu = rowMenu === 'actions' ? undefined : rowMenu

  function stateOf(shown: TRow): RowMenuState | undefined {
    if (rowMenu === undefined) return undefined
    if (rowMenu === 'actions' && allowedActions(toOffered(shown)).length === 0) return undefined
    if (busy.has(shown.id)) return 'busy'
    return shown.id === opened?.id ? 'open' : 'closed'
  }
  const openMenu = row && {
    id: MENU_ID,
    buttonId: BUTTON_ID,
    button,
    focusFirstItem: opened.by === 'keyboard',
    onClose: () => setOpened(null),
    row,
  }
  return {
    stateOf,
    preload: (OwnMenu ?? ActionsMenu).preload,
    /** Called by the button of a row, which also closes its menu. */
    onPress(pressed: TRow, at: HTMLButtonElement, by: 'pointer' | 'keyboard') {
      if (busy.has(pressed.id)) return
      button.current = at
      setOpened((before) => (before?.id === pressed.id ? null : { id: pressed.id, by }))
    },
    menu:
      openMenu &&
      (OwnMenu ? (
        <OwnMenu key={row.id} {...openMenu} />
      ) : (
        <ActionsMenu
          key={row.id}
          {...openMenu}
          resource={resource}
          record={{ id: row.id, name: getName(row) }}
          toOffered={toOffered}
          onBusy={(isBusy) =>
            setBusy((before) => {
              const others = [...before].filter((id) => id !== row.id)
              return new Set(isBusy ? [...others, row.id] : others)
            })
          }
        />
      )),
  }
}
