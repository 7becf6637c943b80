import { createStore } from '@tanstack/react-store'
import * as v from 'valibot'
import { createPreference } from './preferences'

export const countsShown = createPreference('countsShown', v.boolean(), true, { isChosen: true })

interface MenuCount {
  /** "12", "99+". */
  short: string
  /** "12 late". */
  text: string
}

/** By the path of the module. A module without a count has no entry. */
export const menuCounts = createStore<Readonly<Record<string, MenuCount | undefined>>>({})
