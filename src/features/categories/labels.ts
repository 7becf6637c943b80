import { shorten } from '@/lib/format'
import type { Category } from './resource'

/** A category's name in the UI, else its id. */
export const categoryName = ({ name, id }: Category) => shorten(name ?? id)
