import { Ban, Check, DoorClosed, DoorOpen } from 'lucide'
import type { RecordAction } from '@/components/details/record-actions'
import { recordMutation } from '@/lib/module-api'
import { recordPath } from '@/lib/records'
import { isStatus, restaurantName } from './labels'
import { restaurantList, type Restaurant, type RestaurantPatch } from './schema'
import type { RestaurantDialog } from './search'

const toPath = (id: string) => recordPath(restaurantList, id)
export const changeRestaurant = (success: string) =>
  recordMutation<RestaurantPatch>('PATCH', toPath, success)
const open = changeRestaurant('Restaurant opened')

type Action = RecordAction<RestaurantDialog, RestaurantPatch>

export function restaurantActions(restaurant: Restaurant): Action[] {
  const is = (...names: string[]) => isStatus(restaurant, ...names)
  const { id } = restaurant
  const change = { id, name: restaurantName(restaurant), body: { status: 'open' as const } }
  const isDestructive = true
  return [
    { dialog: 'approve', label: 'Approve', icon: Check, isAllowed: is('pending') },
    { mutation: open, change, label: 'Open', icon: DoorOpen, isAllowed: is('closed', 'suspended') },
    { dialog: 'close', label: 'Close', icon: DoorClosed, isAllowed: is('open') },
    { dialog: 'suspend', label: 'Suspend', icon: Ban, isAllowed: !is('suspended'), isDestructive },
  ]
}
