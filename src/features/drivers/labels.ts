import { capitalize, shorten } from '@/lib/format'
import type { Driver } from './resource'

/** A driver's name in the UI, else the id. */
export const driverName = ({ name, id }: Driver) => shorten(name ?? id)
export const vehicleLabel = ({ vehicleType }: Driver) =>
  vehicleType && capitalize(shorten(vehicleType))
