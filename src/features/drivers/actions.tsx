import { applicationOf } from '@/components/actions/application'
import { partnerActions } from '@/components/actions/partner-actions'
import { Availability } from '@/components/fields/availability'
import { RecordLink } from '@/components/fields/record-link'
import { paperFacts } from '@/components/record/paper-state'
import { questionFacts, verbatim } from '@/components/record/plain-facts'
import { accountText, knownAccount } from '@/domain/account'
import { driverName } from '@/domain/driver'
import { lagosToday } from '@/domain/lagos'
import { paperConcerns } from '@/domain/paper'
import { partnerStatus } from '@/domain/partner'
import { isolate } from '@/lib/isolate'
import { driverFields } from './fields'
import { driverResource, type Driver } from './resource'

const reasons = [
  'Cash was not handed over',
  'Papers expired or rejected',
  'Orders not delivered',
  'Abusive behaviour',
  'Suspected fraud',
]

function applicationOfDriver(driver: Driver) {
  const { documents, vehicleType } = driver
  const papers = documents?.length === 0 ? null : documents
  return applicationOf(
    { papers, vehicle: vehicleType, 'bank account': knownAccount(driver) },
    paperConcerns(documents ?? [], lagosToday()),
  )
}

const applicantFacts = questionFacts(
  driverFields,
  ['vehicleType', 'plateNumber', 'state', 'logistics', 'bank'],
  { bank: (driver) => driver.account !== undefined && verbatim(accountText(driver)) },
)

const driverFacts = questionFacts(
  driverFields,
  ['reason', 'availability', 'currentOrder', 'cashInHand', 'deliveredCount', 'rating'],
  { availability: (driver) => driver.availability && <Availability {...driver} /> },
)

export function driverActions(driver: Driver) {
  const name = isolate(driverName(driver))
  const currentOrder = driverFields.currentOrder.get(driver)
  return partnerActions({
    resource: driverResource,
    partner: driver,
    partnerName: name,
    facts: (partnerStatus.is(driver, 'pending') ? applicantFacts : driverFacts)(
      driver,
      paperFacts(driver),
    ),
    application: applicationOfDriver(driver),
    questions: {
      approve: `Approve ${name}? They can take orders at once.`,
      suspend: `Suspend ${name}? They get no more orders.`,
      reactivate: `Reactivate ${name}?`,
    },
    consequences: {
      approve: 'They can take orders at once.',
      suspend: 'They get no more orders.',
    },
    reasons,
    obstacle: currentOrder !== null && 'They are delivering an order now',
    warning: currentOrder && (
      <>
        They are delivering <RecordLink kind="order" record={currentOrder} /> now: give it to
        another driver first.
      </>
    ),
  })
}
