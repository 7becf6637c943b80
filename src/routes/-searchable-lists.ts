import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { formatNaira } from '@/domain/amount'
import { excessText } from '@/domain/balance'
import { formatRelativeDay } from '@/domain/format-dates'
import { lagosToday } from '@/domain/lagos'
import { orderName, orderStatus } from '@/domain/order'
import { payoutName, payoutStatus } from '@/domain/payout'
import { transactionStatus, signedAmount, transactionTypeLabel } from '@/domain/transaction'
import { voucherStatus } from '@/domain/voucher'
import { adminName, usertypeLabel } from '@/features/admins/fields'
import { adminResource, adminStatus } from '@/features/admins/resource'
import { orderResource } from '@/features/orders/resource'
import { payoutResource } from '@/features/payouts/resource'
import { createSource } from '@/features/search/source'
import { ticketName } from '@/features/tickets/fields'
import { ticketResource, ticketStatus } from '@/features/tickets/resource'
import { transactionName } from '@/features/transactions/fields'
import { transactionResource } from '@/features/transactions/resource'
import { userName } from '@/features/users/fields'
import { userResource, userStatus } from '@/features/users/resource'
import { voucherFields, voucherName } from '@/features/vouchers/fields'
import { voucherFilterDefaults, voucherResource } from '@/features/vouchers/resource'
import { moduleOf } from '@/modules'
import {
  companySource,
  dishSource,
  driverSource,
  masked,
  orders,
  payouts,
  restaurantSource,
  vendorSource,
} from './-searchable-partners'

const amountOf = (amount: number | null) => amount !== null && formatNaira(amount)
const dayOf = (at: string | null) => at && formatRelativeDay(at, lagosToday())

const transactions = { module: moduleOf(transactionResource), resource: transactionResource }
const tickets = { module: moduleOf(ticketResource), resource: ticketResource }

/** In the order of the results. */
export const sources = [
  createSource({
    ...orders,
    defaults: listDefaults(orderResource),
    statuses: orderStatus,
    searchedBy: ['order number'],
    describe: (order) => ({
      label: orderName(order),
      detail: [
        order.user?.name,
        excessText(order),
        amountOf(order.totalPrice),
        dayOf(order.createdAt),
        order.restaurant?.name,
      ],
      link: recordLink('order', order.id),
      identifiers: [order.orderId],
    }),
  }),
  createSource({
    module: moduleOf(userResource),
    resource: userResource,
    defaults: listDefaults(userResource),
    statuses: userStatus,
    searchedBy: ['name', 'email', 'phone'],
    related: [orders, transactions, tickets],
    describe: (user) => ({
      label: userName(user),
      detail: [user.email, masked(user.phone)],
      link: recordLink('user', user.id),
      identifiers: [user.email, user.phone],
    }),
  }),
  createSource({
    ...tickets,
    defaults: listDefaults(ticketResource),
    statuses: ticketStatus,
    searchedBy: ['ticket number'],
    describe: (ticket) => ({
      label: ticketName(ticket),
      detail: [
        ticket.subject,
        ticket.requester?.name,
        ticket.order?.orderId,
        dayOf(ticket.updatedAt),
      ],
      link: recordLink('ticket', ticket.id),
      identifiers: [ticket.ticketId],
    }),
  }),
  createSource({
    ...transactions,
    defaults: listDefaults(transactionResource),
    statuses: transactionStatus,
    searchedBy: ['payment reference'],
    describe: (transaction) => ({
      label: transactionName(transaction),
      detail: [
        transactionTypeLabel(transaction.type),
        amountOf(signedAmount(transaction)),
        transaction.user?.name,
        transaction.order?.orderId,
        transaction.providerReference,
      ],
      link: recordLink('transaction', transaction.id),
      identifiers: [transaction.reference, transaction.providerReference],
    }),
  }),
  createSource({
    ...payouts,
    defaults: listDefaults(payoutResource),
    statuses: payoutStatus,
    searchedBy: ['payout number'],
    describe: (payout) => ({
      label: payoutName(payout),
      detail: [payout.payee?.name, amountOf(payout.amount), dayOf(payout.createdAt)],
      link: recordLink('payout', payout.id),
      identifiers: [payout.payoutId, payout.reference],
    }),
  }),
  restaurantSource,
  driverSource,
  vendorSource,
  createSource({
    module: moduleOf(voucherResource),
    resource: voucherResource,
    defaults: voucherFilterDefaults,
    statuses: voucherStatus,
    searchedBy: ['voucher code'],
    describe: (voucher) => ({
      label: voucherName(voucher),
      detail: [
        voucher.title && voucher.code,
        amountOf(voucher.amount) || voucherFields.type.get(voucher),
        voucher.user,
      ],
      link: recordLink('voucher', voucher.id),
      identifiers: [voucher.code],
    }),
  }),
  dishSource,
  companySource,
  createSource({
    module: moduleOf(adminResource),
    resource: adminResource,
    defaults: listDefaults(adminResource),
    statuses: adminStatus,
    searchedBy: ['name', 'email'],
    describe: (admin) => ({
      label: adminName(admin),
      detail: [admin.name && admin.email, admin.usertype && usertypeLabel(admin.usertype)],
      link: recordLink('admin', admin.id),
      identifiers: [admin.email],
    }),
  }),
]
