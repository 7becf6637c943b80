import { Availability } from '@/components/fields/availability'
import { facts } from '@/components/record/field-facts'
import { driverFields } from './fields'

export const driverFacts = facts(
  driverFields,
  [
    'phone',
    'email',
    'logistics',
    'vehicleType',
    'plateNumber',
    'state',
    'availability',
    'lastSeenAt',
    'currentOrder',
    'activeOrderCount',
    'deliveredCount',
    'cashInHand',
    'rating',
    'createdAt',
    'reason',
  ],
  { availability: (driver) => driver.availability && <Availability {...driver} /> },
)
