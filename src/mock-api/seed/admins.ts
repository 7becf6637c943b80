import { DAY_MS, HOUR_MS, isoOf } from '../time.ts'
import type { Named } from './types.ts'

export interface StoredAdmin {
  id: string
  firstName: string
  lastName: string
  email: string
  usertype: string
  status: string
  lastLoginAt: string | null
  invitedBy: Named | null
  createdAt: string
}

const admin = (id: string, name: string) => ({ id, name, type: 'admin' })

/** Administrators as the authors of a change. */
export const ada = admin('adm-1', 'Ada Obi')
export const tunde = admin('adm-2', 'Tunde Bakare')
export const ngozi = admin('adm-3', 'Ngozi Eze')
export const musa = admin('adm-4', 'Musa Danjuma')

export const usertypes = ['admin', 'support', 'finance', 'operations']

// Days since the invitation, and hours since the last sign-in. The first two are the demo accounts.
const people = [
  ['Ada', 'Obi', 'admin', 'active', 900, 3],
  ['Tunde', 'Bakare', 'support', 'active', 640, 26],
  ['Ngozi', 'Eze', 'finance', 'active', 410, 5],
  ['Musa', 'Danjuma', 'operations', 'active', 300, 51],
  ['Chidi', 'Okafor', 'support', 'disabled', 260, 2900],
  ['Halima', 'Sani', 'operations', 'invited', 34, null],
  ['Emeka', 'Nwosu', 'support', 'active', 20, 19],
  ['Folake', 'Adeyemi', 'finance', 'invited', 1, null],
] as const

export function seedAdmins(now: number): StoredAdmin[] {
  return people.map(([firstName, lastName, usertype, status, days, hours], index) => ({
    id: `adm-${index + 1}`,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    usertype,
    status,
    lastLoginAt: hours === null ? null : isoOf(now - hours * HOUR_MS),
    invitedBy: index === 0 ? null : { id: 'adm-1', name: 'Ada Obi' },
    createdAt: isoOf(now - days * DAY_MS - index * HOUR_MS),
  }))
}
