import type { Listing } from '@/api/list'

/** The filters that every backend has, with their defaults, as parameters of a request. */
export const defaultFilters = ({ filters }: Pick<Listing, 'filters'>) =>
  Object.entries(filters).flatMap(([name, { options, needsAnnouncement }]) =>
    needsAnnouncement ? [] : [[name, options[0][0]]],
  )
