import { applicationOf } from '@/components/actions/application'
import { consequenceFor, partnerActions } from '@/components/actions/partner-actions'
import { paperFacts } from '@/components/record/paper-state'
import { questionFacts, verbatim } from '@/components/record/plain-facts'
import { accountText, knownAccount } from '@/domain/account'
import { lagosToday } from '@/domain/lagos'
import { paperConcerns } from '@/domain/paper'
import { partnerName } from '@/domain/partner'
import { isolate } from '@/lib/isolate'
import { companyFields } from './fields'
import { companyResource, type Company } from './resource'

const reasons = [
  'Insurance has expired',
  'Wrong or missing papers',
  'Orders not delivered',
  'Customer complaints',
  'Suspected fraud',
]

const askedFacts = questionFacts(
  companyFields,
  ['contactName', 'driverCount', 'onlineCount', 'balance', 'reason', 'bank'],
  { bank: (company) => company.account !== undefined && verbatim(accountText(company)) },
)

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
    facts: askedFacts(company, paperFacts(company)),
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
