import { formatAddress } from '../../domain/address.ts'
import { fields } from '../../domain/field.ts'
import { shorten } from '../../lib/format.ts'
import { userStatus, type User, type UserAddress } from './resource.ts'

export const userName = ({ name, email, id }: User) => shorten(name ?? email ?? id)

const toLine = ({ label, ...address }: UserAddress) =>
  [label, formatAddress(address)].filter(Boolean).join(': ')

export const userFields = fields<User>()({
  name: {
    label: 'Name',
    kind: 'text',
    isVerbatim: true,
    get: userName,
    getExported: ({ name }) => name,
    card: 'top',
  },
  email: { label: 'Email', kind: 'email', card: 'middle' },
  phone: { label: 'Phone', kind: 'phone', card: 'hidden', hiddenBelow: 'wide' },
  orderCount: { label: 'Orders', kind: 'count', card: 'hidden', width: 3.75 },
  totalSpent: { label: 'Spent', kind: 'naira', card: 'middleEnd' },
  status: { label: 'Status', kind: 'status', statuses: userStatus, card: 'topEnd', width: 5.75 },
  lastOrderAt: {
    label: 'Last order',
    kind: 'timestamp',
    card: 'hidden',
    isOptional: ({ orderCount }) => orderCount === 0,
  },
  createdAt: {
    label: 'Joined',
    kind: 'timestamp',
    card: 'bottom',
    isLabelled: true,
    hiddenBelow: 'medium',
  },
  reason: {
    label: 'Reason',
    kind: 'text',
    isOptional: (user) => !userStatus.is(user, 'blocked'),
    isExported: true,
  },
  emailVerified: {
    label: 'Email verified',
    kind: 'flag',
    isOptional: ({ email }) => email === null,
    isExported: true,
  },
  phoneVerified: {
    label: 'Phone verified',
    kind: 'flag',
    isOptional: ({ phone }) => phone === null,
    isExported: true,
  },
  state: { label: 'State', kind: 'text', isVerbatim: true, isExported: true },
  addresses: {
    label: 'Addresses',
    kind: 'text',
    isVerbatim: true,
    get: ({ addresses }) => addresses?.map(toLine).join('\n') ?? null,
    isOptional: true,
  },
  note: { label: 'Note', kind: 'text', isOptional: true },
  id: { label: 'ID', kind: 'code', isExported: true },
  lastLoginAt: { label: 'Last sign-in', kind: 'timestamp', isExported: true },
  walletBalance: { label: 'Wallet', kind: 'naira', isOptional: true },
})
