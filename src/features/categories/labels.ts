import type { StatusDisplay } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import type { Category } from './resource'

export const categoryStatus: StatusDisplay = {
  labels: { active: ['Active', 'green'], hidden: ['Hidden', 'gray'] },
}

/** A category's name in the UI, else its id. */
export const categoryName = ({ name, id }: Category) => shorten(name ?? id)
