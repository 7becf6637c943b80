import type { StatusDisplay } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import type { Restaurant } from './schema'

export const restaurantStatus: StatusDisplay = {
  labels: {
    open: ['Open', 'green'],
    closed: ['Closed', 'gray'],
    pending: ['Pending', 'yellow'],
    suspended: ['Suspended', 'red'],
  },
}

/** A restaurant's name in the UI, else its id. */
export const restaurantName = ({ name, id }: Restaurant) => shorten(name ?? id)
