import { shorten } from '@/lib/format'
import type { Restaurant } from './resource'

/** A restaurant's name in the UI, else its id. */
export const restaurantName = ({ name, id }: Restaurant) => shorten(name ?? id)
