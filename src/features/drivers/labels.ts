import { capitalize, shorten } from '@/lib/format'
import type { Driver } from './schema'

/** A driver's name in the UI, else the id. */
export const driverName = ({ name, id }: Driver) => shorten(name ?? id)
export const companyName = ({ logistics }: Driver) =>
  logistics ? (logistics.name ?? logistics.id) : 'Own account'
export const vehicleLabel = ({ vehicleType }: Driver) =>
  vehicleType && capitalize(shorten(vehicleType))
