import { createStore } from '@tanstack/react-store'
import * as v from 'valibot'
import { createPreference } from './preferences'

/** Whether the menu has counts of what waits. */
export const countsShown = createPreference('countsShown', v.boolean(), true, { isChosen: true })

interface MenuCount {
  /** "12", "99+". */
  short: string
  /** "12 late". */
  text: string
}

/** By the path of a module. A module without a count is not in it. */
export const menuCounts = createStore<Readonly<Record<string, MenuCount | undefined>>>({})
