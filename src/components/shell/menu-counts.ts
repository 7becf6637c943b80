import { createStore } from '@tanstack/react-store'
import { createContext } from 'react'
import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'

/** Whether the menu has counts of what waits. */
export const countsShown = createPreference('countsShown', v.boolean(), true, { isChosen: true })

const MAX_SHORT = 99

/** "12", "99+". */
export const shortCount = (count: number) => (count > MAX_SHORT ? `${MAX_SHORT}+` : String(count))

export interface MenuCount {
  /** The path of a module. */
  to: string
  /** The menu does not display 0. */
  count: number
  /** What is counted: "late". */
  badge: string
  /** "12", "99+". */
  short: string
  /** "12 late". */
  text: string
}

/** Whether the menu is open in a window without the sidebar. */
export const drawerOpen = createStore(false)

/** Modules whose count is unknown are not in it. */
export const MenuCountsContext = createContext<readonly MenuCount[]>([])
