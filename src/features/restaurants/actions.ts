import { Ban, Check, DoorClosed, DoorOpen } from 'lucide'
import type { RecordAction } from '@/components/actions/record-action'
import { isStatus } from '@/components/ui/status'
import { restaurantName } from './labels'
import type { Restaurant, RestaurantPatch } from './resource'

export function restaurantActions(restaurant: Restaurant): RecordAction<RestaurantPatch>[] {
  const name = restaurantName(restaurant)
  const is = (...names: string[]) => isStatus(restaurant, ...names)
  return [
    {
      dialog: 'approve',
      label: 'Approve',
      icon: Check,
      isAllowed: is('pending'),
      question: `Approve ${name}? It can take orders at once.`,
      toBody: () => ({ status: 'open' }),
      success: 'Restaurant approved',
    },
    {
      label: 'Open',
      icon: DoorOpen,
      isAllowed: is('closed'),
      body: { status: 'open' },
      success: 'Restaurant opened',
    },
    {
      dialog: 'reopen',
      label: 'Lift suspension',
      title: 'Lift suspension',
      icon: DoorOpen,
      isAllowed: is('suspended'),
      question: `Open ${name} again? Customers find it, and it can take orders at once.`,
      toBody: () => ({ status: 'open' }),
      success: 'Restaurant opened',
    },
    {
      dialog: 'close',
      label: 'Close',
      icon: DoorClosed,
      isAllowed: is('open'),
      question: `Close ${name} now? Customers see it as closed. Orders under way go on.`,
      reasons: ['Restaurant asked', 'Kitchen closed', 'Technical problem', 'Food safety'],
      toBody: (reason) => ({ status: 'closed', reason }),
      success: 'Restaurant closed',
    },
    {
      dialog: 'suspend',
      label: 'Suspend',
      icon: Ban,
      isAllowed: !is('suspended'),
      isDestructive: true,
      question: `Suspend ${name}? Customers no longer find it. Orders under way go on.`,
      reasons: ['Food safety', 'Customer complaints', 'Suspected fraud', 'Wrong or missing papers'],
      toBody: (reason) => ({ status: 'suspended', reason }),
      success: 'Restaurant suspended',
    },
  ]
}
