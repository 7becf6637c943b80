import { listQuery, recordMutation } from '@/lib/module-api'
import { recordPath } from '@/lib/records'
import { driverList, type DriverPatch } from './schema'
import type { DriverSearch } from './search'

export const driverListQuery = (search: DriverSearch) => listQuery(driverList, search)

const patchDriver = (success: string) =>
  recordMutation<DriverPatch>('PATCH', (id) => recordPath(driverList, id), success)
export const approveDriver = patchDriver('Driver approved')
export const suspendDriver = patchDriver('Driver suspended')
export const reactivateDriver = patchDriver('Driver reactivated')
