import { fields, guest } from '../../domain/field.ts'
import { shorten } from '../../lib/format.ts'
import { cartStatus, type Cart } from './resource.ts'

export const cartName = ({ user }: Pick<Cart, 'user'>) =>
  shorten(user?.name ?? user?.email ?? user?.id ?? guest.name)

export const cartFields = fields<Cart>()({
  user: {
    label: 'Customer',
    kind: 'relation',
    record: 'user',
    get: (cart) => ({ ...(cart.user ?? guest), name: cartName(cart) }),
    card: 'top',
  },
  restaurant: { label: 'Restaurant', kind: 'relation', record: 'restaurant', card: 'middle' },
  itemCount: { label: 'Items', kind: 'count', card: 'hidden', width: 3.75 },
  subtotal: { label: 'Subtotal', kind: 'naira', card: 'middleEnd' },
  status: { label: 'Status', kind: 'status', statuses: cartStatus, card: 'topEnd' },
  updatedAt: { label: 'Updated', kind: 'timestamp', card: 'bottom', isLabelled: true },
  voucher: {
    label: 'Voucher',
    kind: 'relation',
    record: 'voucher',
    get: ({ voucher }) => voucher && { ...voucher, name: voucher.code ?? voucher.name },
    isOptional: true,
  },
  order: {
    label: 'Order',
    kind: 'relation',
    record: 'order',
    get: ({ order }) => order && { ...order, name: order.orderId },
    isOptional: (cart) => !cartStatus.is(cart, 'ordered'),
    isExported: true,
  },
  createdAt: { label: 'Created', kind: 'timestamp', isExported: true },
  id: { label: 'ID', kind: 'code', isExported: true },
})
