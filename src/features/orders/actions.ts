import { Ban, Bike, Undo2 } from 'lucide'
import type { RecordAction } from '@/components/details/record-actions'
import { isFinal, isPaid, refundable } from './labels'
import type { Order } from './schema'
import type { OrderDialog } from './search'

export const orderActions = (order: Order): RecordAction<OrderDialog>[] => [
  {
    dialog: 'assign',
    label: order.driver ? 'Change driver' : 'Assign driver',
    icon: Bike,
    isAllowed: !isFinal(order) && order.deliveryType !== 'pickup',
  },
  {
    dialog: 'refund',
    label: 'Refund',
    icon: Undo2,
    isAllowed: isPaid(order) && refundable(order) > 0,
  },
  {
    dialog: 'cancel',
    label: 'Cancel order',
    icon: Ban,
    isAllowed: !isFinal(order),
    isDestructive: true,
  },
]
