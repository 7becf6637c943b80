// Checked by `npm run types`: each line below `@ts-expect-error` must not compile.

import type { MutationFunctionContext } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { createEndpoint } from '@/api/endpoint'
import { listDefaults } from '@/api/list'
import { listQuery } from '@/api/queries'
import { patchMutation, recordMutation, saveMutation, patchOf, requestOf } from '@/api/requests'
import { pageSearch } from '@/api/resource'
import type { ActionsOf, RecordAction } from '@/components/actions/record-action'
import { defineList } from '@/components/list/define-list'
import { ListPage as listPage } from '@/components/list/list-page'
import { sheetLink } from '@/components/list/table/sheet-link'
import { useList } from '@/components/list/use-list'
import { fields } from '@/domain/field'
import { statuses } from '@/domain/status'
import { inviteAgainEndpoint, adminResource } from '@/features/admins/resource'
import { cartResource } from '@/features/carts/resource'
import { faqResource } from '@/features/faq/resource'
import { dishFields } from '@/features/menus/fields'
import { dishResource } from '@/features/menus/resource'
import { orderFields } from '@/features/orders/fields'
import { refundEndpoint, orderResource } from '@/features/orders/resource'
import { resendEndpoint } from '@/features/otps/resource'
import { payoutResource, payoutSearch, type Payout } from '@/features/payouts/resource'
import { logoutEndpoint } from '@/features/session/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const patch = patchOf(payoutResource)

export const bodies = [
  patch('Approved', () => ({ status: 'processing' })),
  // @ts-expect-error A status that no change has.
  patch('Approved', () => ({ status: 'procesing' })),
  // @ts-expect-error A decline needs a reason.
  patch('Declined', () => ({ status: 'declined' })),
  // @ts-expect-error A field that the body does not have.
  patch('Declined', (reason) => ({ status: 'declined', reson: reason })),
  // @ts-expect-error A resource without a change.
  patchOf({ path: '/crm/view' }),
  requestOf(inviteAgainEndpoint)('Sent'),
  // @ts-expect-error An endpoint without a body.
  requestOf(inviteAgainEndpoint)('Sent', () => ({ note: 'Again' })),
  requestOf(resendEndpoint)('Sent', () => ({ channel: 'sms' })),
  // @ts-expect-error The endpoint has a body.
  requestOf(resendEndpoint)('Sent'),
  // @ts-expect-error A channel that the body does not have.
  requestOf(resendEndpoint)('Sent', () => ({ channel: 'smoke' })),
  // @ts-expect-error A path without a record's id.
  requestOf(logoutEndpoint)('Signed out'),
]

declare const context: MutationFunctionContext

export async function send() {
  const { mutationFn: change } = patchMutation(orderResource, 'Driver assigned')
  const { mutationFn: save } = saveMutation(faqResource, 'Saved')
  await change?.({ id: 'a', detail: 'A', body: { driver: 'd' } }, context)
  // @ts-expect-error A misspelt field of a body.
  await change?.({ id: 'a', detail: 'A', body: { drvr: 'd' } }, context)
  // @ts-expect-error A body that has nothing of the form.
  await save?.({ detail: 'A', body: { nonsense: 1 } }, context)

  const refund = { amount: 1, reason: 'Late', responsible: 'driver' } as const
  const { mutationFn: refundOrder } = recordMutation(refundEndpoint, 'Refund started')
  await refundOrder?.({ id: 'a', detail: 'A', body: refund }, context)
  // @ts-expect-error The path has an id.
  await refundOrder?.({ detail: 'A', body: refund }, context)
  // @ts-expect-error The endpoint has a body.
  await refundOrder?.({ id: 'a', detail: 'A' }, context)
  const { mutationFn: invite } = recordMutation(createEndpoint(adminResource), 'Invited')
  const body = { firstName: 'A', lastName: 'B', email: 'a@example.com' }
  await invite?.({ detail: 'A', body }, context)
  // @ts-expect-error The path has no id.
  await invite?.({ id: '', detail: 'A', body }, context)
}

const first = { page: 1, search: '', queue: 'all', period: 'all' } as const
export const filters = [
  listQuery(orderResource, { ...first, status: 'delivered' }),
  // @ts-expect-error A value that the filter does not have.
  listQuery(orderResource, { ...first, status: 'delievered' }),
  // @ts-expect-error A filter is missing.
  listQuery(orderResource, { page: 1, search: '', status: 'all' }),
  // @ts-expect-error The URL of a list has the values of its filters too.
  linkOptions({ to: '/orders', search: { status: 'delievered' } }),
]

declare const search: ReturnType<typeof parse>
const parse = () => pageSearch(payoutResource)['~types']?.output
export const params = [
  linkOptions({ to: '/payouts', search: { payout: 'p', dialog: 'approve' } }),
  // @ts-expect-error The param of a record is the key of its resource.
  linkOptions({ to: '/payouts', search: { payot: 'p' } }),
  // @ts-expect-error A dialog that no action has.
  linkOptions({ to: '/payouts', search: { payout: 'p', dialog: 'aprove' } }),
  search?.payout,
  // @ts-expect-error The param has this name after parsing too.
  search?.payot,
  payoutSearch,
]

export function useDialogs() {
  const { openDialog } = useDialogParam<NonNullable<typeof search>>('payout')
  openDialog('approve')
  // @ts-expect-error A dialog that the page does not have.
  openDialog('aprove')
  // @ts-expect-error A param that the page does not have.
  useDialogParam<NonNullable<typeof search>>('payot')
  // @ts-expect-error Without the page's search, no dialog is known.
  useDialogParam().openDialog('approve')
}

export const links = [
  sheetLink(payoutResource, 'p'),
  sheetLink(payoutResource, 'p', 'approve'),
  // @ts-expect-error An action that the resource does not have.
  sheetLink(payoutResource, 'p', 'aprove'),
  // @ts-expect-error A resource without actions.
  sheetLink(cartResource, 'c', 'approve'),
]

const constant = { title: '', getName: () => '', columns: [], empty: '' }
export const lists = [
  defineList(dishResource, { ...constant, exported: dishFields, many: ['hide'] }),
  // @ts-expect-error Fields of another record.
  defineList(dishResource, { ...constant, exported: orderFields }),
  // @ts-expect-error An action that the resource does not have.
  defineList(dishResource, { ...constant, many: ['hyde'] }),
  // @ts-expect-error A resource without actions.
  defineList(cartResource, { ...constant, many: ['hide'] }),
]

export function useLists() {
  const list = useList(defineList(dishResource, constant), { ...listDefaults(dishResource) })
  return [
    listPage({ list, filters: { category: { options: [] } } }),
    // @ts-expect-error A filter that the list does not have.
    listPage({ list, filters: { categry: { options: [] } } }),
    // @ts-expect-error A filter whose options are known.
    listPage({ list, filters: { status: { options: [] } } }),
  ]
}

declare const action: RecordAction
export const actions: ActionsOf<typeof payoutResource>[] = [
  { decline: action, approve: action, retry: action },
  // @ts-expect-error An action is missing.
  { decline: action, approve: action },
  // @ts-expect-error An action that the resource does not have.
  { decline: action, approve: action, retry: action, refund: action },
]

const known = statuses([['paid', 'green']])
export const described = [
  known.is({ status: 'paid' }, 'paid'),
  // @ts-expect-error A status that the record does not have.
  known.is({ status: 'paid' }, 'payed'),
  known.word('paid'),
  // @ts-expect-error A body with a status that the record does not have.
  known.word('payed'),
  fields<Payout>()({ amount: { label: 'Amount', kind: 'naira' } }),
  // @ts-expect-error A number is no text.
  fields<Payout>()({ amount: { label: 'Amount', kind: 'text' } }),
  // @ts-expect-error A field that the record does not have needs `get`.
  fields<Payout>()({ amuont: { label: 'Amount', kind: 'naira' } }),
]
