import { applicationOf } from '@/components/actions/application'
import { consequenceFor, partnerActions } from '@/components/actions/partner-actions'
import { knownAccount } from '@/domain/account'
import { lagosToday } from '@/domain/lagos'
import { paperConcerns } from '@/domain/paper'
import { partnerName } from '@/domain/partner'
import { isolate } from '@/lib/isolate'
import { companyResource, type Company } from './resource'

const reasons = [
  'Insurance has expired',
  'Wrong or missing papers',
  'Orders not delivered',
  'Customer complaints',
  'Suspected fraud',
]

export function companyActions(company: Company) {
  const name = isolate(partnerName(company))
  const idle = consequenceFor(
    company.driverCount,
    'driver gets no more orders',
    'drivers get no more orders',
  )
  return partnerActions({
    resource: companyResource,
    partner: company,
    partnerName: name,
    application: applicationOf(
      { 'bank account': knownAccount(company) },
      paperConcerns(company.documents ?? [], lagosToday()),
    ),
    questions: {
      approve: `Approve ${name}? Its drivers can take orders.`,
      suspend: `Suspend ${name}?${idle || ' It gets no orders.'}`,
      reactivate: `Reactivate ${name}? Its drivers can take orders again.`,
    },
    consequences: {
      approve: 'Their drivers can take orders.',
      suspend: 'Their drivers get no more orders.',
      reactivate: 'Their drivers can take orders again.',
    },
    reasons,
  })
}
