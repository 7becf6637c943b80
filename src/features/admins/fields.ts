import { fields } from '../../domain/field.ts'
import { shorten, toLabel } from '../../lib/format.ts'
import { adminStatus, type Admin } from './resource.ts'

export const adminName = ({ name, email, id }: Admin) => shorten(name ?? email ?? id)

export const usertypeLabel = (usertype: string) => toLabel(shorten(usertype))

export const adminFields = fields<Admin>()({
  name: {
    label: 'Name',
    kind: 'text',
    isVerbatim: true,
    get: adminName,
    getExported: ({ name }) => name,
    card: 'top',
  },
  email: { label: 'Email', kind: 'text', isVerbatim: true, card: 'middle' },
  usertype: {
    label: 'Type',
    kind: 'text',
    get: ({ usertype }) => usertype && usertypeLabel(usertype),
    card: 'middleEnd',
    width: 7,
  },
  status: { label: 'Status', kind: 'status', statuses: adminStatus, card: 'topEnd' },
  lastLoginAt: {
    label: 'Last sign-in',
    kind: 'timestamp',
    card: 'bottom',
    isLabelled: true,
  },
  createdAt: { label: 'Added', kind: 'timestamp', card: 'hidden', hiddenBelow: 'medium' },
})
