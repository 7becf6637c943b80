import { Ban, Check, RotateCcw } from 'lucide'
import type { RecordAction } from '@/components/details/record-actions'
import { CurrentOrder } from './driver-facts'
import { driverName } from './labels'
import type { Driver, DriverPatch } from './schema'

const reasons = [
  'Cash was not handed over',
  'Papers expired or rejected',
  'Orders not delivered',
  'Abusive behaviour',
  'Suspected fraud',
]

export function driverActions(driver: Driver): RecordAction<DriverPatch>[] {
  const name = driverName(driver)
  const status = driver.status?.toLowerCase()
  const { currentOrder } = driver
  return [
    {
      dialog: 'approve',
      label: 'Approve',
      icon: Check,
      isAllowed: status === 'pending',
      question: `Approve ${name}? They can take orders at once.`,
      toBody: () => ({ status: 'active' }),
      success: 'Driver approved',
    },
    {
      dialog: 'reactivate',
      label: 'Reactivate',
      icon: RotateCcw,
      isAllowed: status === 'suspended',
      question: `Reactivate ${name}?`,
      toBody: () => ({ status: 'active' }),
      success: 'Driver reactivated',
    },
    {
      dialog: 'suspend',
      label: 'Suspend',
      icon: Ban,
      isAllowed: status !== 'suspended',
      isDestructive: true,
      question: `Suspend ${name}? They get no more orders.`,
      warning: currentOrder && (
        <>
          They are delivering <CurrentOrder currentOrder={currentOrder} /> now: give it to another
          driver first.
        </>
      ),
      reasons,
      toBody: (reason) => ({ status: 'suspended', reason }),
      success: 'Driver suspended',
    },
  ]
}
