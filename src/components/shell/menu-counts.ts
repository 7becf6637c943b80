import { createContext } from 'react'
import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'

/** Whether the menu has counts of what waits. */
export const countsShown = createPreference('countsShown', v.boolean(), true, { isChosen: true })

export interface MenuCount {
  /** The path of a module. */
  to: string
  /** "12", "99+". */
  short: string
  /** "12 late". */
  text: string
}

/** Modules without a count are not in it. */
export const MenuCountsContext = createContext<readonly MenuCount[]>([])
