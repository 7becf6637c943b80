import type { SortingState } from '@tanstack/react-table'
import { parseSort } from '@/api/capabilities'
import type { Kind } from '@/domain/field'

/** How a list is sorted. The backend sorts, because a page has only some of the rows. */
export interface ListSort {
  /** The ids of the columns that the backend can sort by. */
  fields: readonly string[]
  /** `totalPrice`, or `-totalPrice` for the highest first. Undefined for the server's order. */
  value: string | undefined
  onChange: (sort: string | undefined) => void
}

export const toSortingState = (sort: string | undefined): SortingState => {
  if (sort === undefined) return []
  const { field, isDescending } = parseSort(sort)
  return [{ id: field, desc: isDescending }]
}

export const fromSortingState = ([first]: SortingState) =>
  first && `${first.desc ? '-' : ''}${first.id}`

/** Words for both directions. The first one is the direction of the first press. */
export type OrderWords = readonly { isDescending: boolean; words: string }[]

export const TEXT_ORDER: OrderWords = [
  { isDescending: false, words: 'A to Z' },
  { isDescending: true, words: 'Z to A' },
]
const TIME_ORDER: OrderWords = [
  { isDescending: true, words: 'newest first' },
  { isDescending: false, words: 'oldest first' },
]
const NUMBER_ORDER: OrderWords = [
  { isDescending: true, words: 'highest first' },
  { isDescending: false, words: 'lowest first' },
]

export const orderWords: Readonly<Record<Kind, OrderWords>> = {
  text: TEXT_ORDER,
  code: TEXT_ORDER,
  email: TEXT_ORDER,
  phone: TEXT_ORDER,
  relation: TEXT_ORDER,
  party: TEXT_ORDER,
  status: TEXT_ORDER,
  flag: TEXT_ORDER,
  naira: NUMBER_ORDER,
  count: NUMBER_ORDER,
  rating: NUMBER_ORDER,
  timestamp: TIME_ORDER,
  day: TIME_ORDER,
}
