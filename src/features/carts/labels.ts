import { shorten } from '@/lib/format'
import type { Cart } from './resource'

/** A cart's name in the UI: its customer's. */
export const cartName = ({ user }: Pick<Cart, 'user'>) =>
  shorten(user?.name ?? user?.email ?? user?.id ?? 'Guest')
