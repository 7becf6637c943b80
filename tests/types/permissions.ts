import { useCan, type PermissionName } from '@/api/permissions'
// Checked by `npm run types`: each line below `@ts-expect-error` must not compile.
import { resource } from '@/api/resource'
import { payoutResource } from '@/features/payouts/resource'

export function useNames() {
  const can = useCan()
  return [
    can('orders.refund'),
    // A name that several actions share.
    can('payouts.approve'),
    // @ts-expect-error The action needs another permission.
    can('payouts.retry'),
    // @ts-expect-error A misspelt action.
    can('orders.refnd'),
    // @ts-expect-error A misspelt module.
    can('order.refund'),
    can('faq.view'),
    // @ts-expect-error The name of a response field instead of the module's path.
    can('faqs.view'),
    can('analytics.export'),
    // @ts-expect-error The dashboard shows what other modules allow.
    can('dashboard.view'),
  ]
}

export const others: PermissionName[] = [
  'tickets.reply',
  'users.block',
  // @ts-expect-error A permission of another module that an action needs.
  'users.vouchers.create',
]

const keys = ['payout', 'payouts'] as const
const { filters, record } = payoutResource
export const resources = [
  resource({
    keys,
    path: '/crm/payout',
    filters,
    record,
    actions: ['approve', 'retry'],
    needs: { retry: ['approve'] },
  }),
  resource({
    keys,
    path: '/crm/payout',
    filters,
    record,
    actions: ['approve', 'retry'],
    // @ts-expect-error An action that the resource does not have.
    needs: { rety: ['approve'] },
  }),
]
