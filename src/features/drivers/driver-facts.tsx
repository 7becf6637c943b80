import { Availability } from '@/components/fields/availability'
import { facts } from '@/components/record/field-facts'
import { partnerStatus } from '@/domain/partner'
import { driverFields } from './fields'
import type { Driver } from './resource'

/** What a call to the driver is about comes first. */
const driverFacts = facts(
  driverFields,
  [
    'phone',
    'availability',
    'currentOrder',
    'activeOrderCount',
    'cashInHand',
    'lastSeenAt',
    'logistics',
    'vehicleType',
    'plateNumber',
    'state',
    'email',
    'deliveredCount',
    'rating',
    'createdAt',
    'reason',
  ],
  { availability: (driver) => driver.availability && <Availability {...driver} /> },
)

/** What the papers of an applicant have to agree with. The applicant has not worked yet. */
const applicantFacts = facts(driverFields, [
  'vehicleType',
  'plateNumber',
  'state',
  'logistics',
  'phone',
  'email',
  'createdAt',
  'reason',
])

export const driverFactsOf = (driver: Driver | undefined) =>
  driver && partnerStatus.is(driver, 'pending') ? applicantFacts : driverFacts
