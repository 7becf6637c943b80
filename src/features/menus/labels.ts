import { shorten } from '@/lib/format'
import type { Dish } from './resource'

/** A dish's name in the UI, else its id. */
export const dishName = ({ name, id }: Dish) => shorten(name ?? id)
