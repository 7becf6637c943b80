import { shorten } from '@/lib/format'
import type { Partner } from './partner'

/** The name of a vendor or logistics company in the UI, else its id. */
export const partnerName = ({ name, id }: Pick<Partner, 'id' | 'name'>) => shorten(name ?? id)
