import { patchOf } from '@/api/requests'
import { partnerActions } from '@/components/partners/partner-actions'
import { CurrentOrder } from './driver-facts'
import { driverName } from './labels'
import { driverResource, type Driver } from './resource'

const reasons = [
  'Cash was not handed over',
  'Papers expired or rejected',
  'Orders not delivered',
  'Abusive behaviour',
  'Suspected fraud',
]

const patch = patchOf(driverResource)

export function driverActions(driver: Driver) {
  const name = driverName(driver)
  const { currentOrder } = driver
  return partnerActions({
    patch,
    noun: 'driver',
    partner: driver,
    questions: {
      approve: `Approve ${name}? They can take orders at once.`,
      suspend: `Suspend ${name}? They get no more orders.`,
      reactivate: `Reactivate ${name}?`,
    },
    reasons,
    warning: currentOrder && (
      <>
        They are delivering <CurrentOrder currentOrder={currentOrder} /> now: give it to another
        driver first.
      </>
    ),
  })
}
