import { partnerActions } from '@/components/records/partner-actions'
import { partnerName } from '@/components/records/partner-name'
import { formatCount } from '@/lib/format'
import type { Vendor } from './schema'

const reasons = [
  'Company register number is wrong',
  'Wrong or missing papers',
  'Food safety',
  'Customer complaints',
  'Suspected fraud',
]

/** What a suspension does to the restaurants of a vendor. */
function hidden({ restaurantCount: count }: Vendor) {
  if (count === 0) return ''
  if (count === 1) return ' Its restaurant is hidden from customers.'
  const restaurants = count === null ? 'restaurants' : `${formatCount(count)} restaurants`
  return ` Its ${restaurants} are hidden from customers.`
}

export function vendorActions(vendor: Vendor) {
  const name = partnerName(vendor)
  return partnerActions({
    noun: 'vendor',
    partner: vendor,
    questions: {
      approve: `Approve ${name}? Its restaurants can be opened.`,
      suspend: `Suspend ${name}?${hidden(vendor)} Orders under way go on.`,
      reactivate: `Reactivate ${name}? Its restaurants stay closed until they are opened.`,
    },
    reasons,
  })
}
