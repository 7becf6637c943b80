import { applicationOf } from '@/components/actions/application'
import { consequenceFor, partnerActions } from '@/components/actions/partner-actions'
import { paperFacts } from '@/components/record/paper-state'
import { questionFacts, verbatim } from '@/components/record/plain-facts'
import { accountText, knownAccount } from '@/domain/account'
import { lagosToday } from '@/domain/lagos'
import { paperConcerns } from '@/domain/paper'
import { partnerName } from '@/domain/partner'
import { isolate } from '@/lib/isolate'
import { vendorFields } from './fields'
import { vendorResource, type Vendor } from './resource'

const reasons = [
  'Company register number is wrong',
  'Wrong or missing papers',
  'Food safety',
  'Customer complaints',
  'Suspected fraud',
]

const askedFacts = questionFacts(
  vendorFields,
  ['contactName', 'rcNumber', 'restaurantCount', 'balance', 'reason', 'bank'],
  { bank: (vendor) => vendor.account !== undefined && verbatim(accountText(vendor)) },
)

export function vendorActions(vendor: Vendor) {
  const name = isolate(partnerName(vendor))
  const hidden = consequenceFor(
    vendor.restaurantCount,
    'restaurant is hidden from customers',
    'restaurants are hidden from customers',
  )
  return partnerActions({
    resource: vendorResource,
    partner: vendor,
    partnerName: name,
    facts: askedFacts(vendor, paperFacts(vendor)),
    application: applicationOf(
      { 'bank account': knownAccount(vendor) },
      paperConcerns(vendor.documents ?? [], lagosToday()),
    ),
    questions: {
      approve: `Approve ${name}? Its restaurants can be opened.`,
      suspend: `Suspend ${name}?${hidden} Orders under way go on.`,
      reactivate: `Reactivate ${name}? Its restaurants stay closed until they are opened.`,
    },
    consequences: {
      approve: 'Their restaurants can be opened.',
      suspend: 'Their restaurants are hidden from customers. Orders under way go on.',
      reactivate: 'Their restaurants stay closed until they are opened.',
    },
    reasons,
  })
}
