import { linkOptions } from '@tanstack/react-router'
import { listDefaults } from '@/api/list'
import { formatAddress } from '@/domain/address'
import { driverName } from '@/domain/driver'
import { orderName, orderStatus } from '@/domain/order'
import { partnerStatus } from '@/domain/partner'
import { restaurantStatus } from '@/domain/restaurant'
import { signedAmount, transactionStatus, transactionTypeLabel } from '@/domain/transaction'
import { voucherStatus } from '@/domain/voucher'
import { driverResource } from '@/features/drivers/resource'
import { orderResource } from '@/features/orders/resource'
import { restaurantName } from '@/features/restaurants/fields'
import { restaurantResource } from '@/features/restaurants/resource'
import { createSource } from '@/features/search/source'
import { transactionName } from '@/features/transactions/fields'
import { transactionResource } from '@/features/transactions/resource'
import { userName } from '@/features/users/fields'
import { userResource, userStatus } from '@/features/users/resource'
import { voucherFields, voucherName } from '@/features/vouchers/fields'
import { voucherFilterDefaults, voucherResource } from '@/features/vouchers/resource'
import { formatNaira, formatRelativeDay } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { canView } from '@/lib/permissions'
import { useSession } from '@/lib/session'
import { moduleOf } from '@/modules'

const masked = (phone: string | null) => phone && maskPhone(phone)
const amountOf = (amount: number | null) => amount !== null && formatNaira(amount)
const dayOf = (at: string | null) => at && formatRelativeDay(at)

/** In the order of the results. */
export const sources = [
  createSource({
    module: moduleOf(orderResource),
    resource: orderResource,
    defaults: listDefaults(orderResource),
    statuses: orderStatus,
    searchedBy: ['order number'],
    describe: (order) => ({
      label: orderName(order),
      detail: [
        order.user?.name,
        amountOf(order.totalPrice),
        order.restaurant?.name,
        dayOf(order.createdAt),
      ],
      link: linkOptions({ to: '/orders/$id', params: { id: order.id } }),
      identifiers: [order.orderId],
    }),
  }),
  createSource({
    module: moduleOf(userResource),
    resource: userResource,
    defaults: listDefaults(userResource),
    statuses: userStatus,
    searchedBy: ['name', 'email', 'phone'],
    describe: (user) => ({
      label: userName(user),
      detail: [user.email, masked(user.phone)],
      link: linkOptions({ to: '/users/$id', params: { id: user.id } }),
      identifiers: [user.email, user.phone],
    }),
  }),
  createSource({
    module: moduleOf(restaurantResource),
    resource: restaurantResource,
    defaults: listDefaults(restaurantResource),
    statuses: restaurantStatus,
    searchedBy: ['name', 'email', 'phone'],
    describe: (restaurant) => ({
      label: restaurantName(restaurant),
      detail: [
        restaurant.address && formatAddress({ ...restaurant.address, text: null }),
        masked(restaurant.phone),
      ],
      link: linkOptions({ to: '/restaurant/$id', params: { id: restaurant.id } }),
      identifiers: [restaurant.email, restaurant.phone],
    }),
  }),
  createSource({
    module: moduleOf(driverResource),
    resource: driverResource,
    defaults: listDefaults(driverResource),
    statuses: partnerStatus,
    searchedBy: ['name', 'email', 'phone'],
    describe: (driver) => ({
      label: driverName(driver),
      detail: [masked(driver.phone), driver.plateNumber, driver.logistics?.name],
      link: linkOptions({ to: '/driver/$id', params: { id: driver.id } }),
      identifiers: [driver.email, driver.phone, driver.plateNumber],
    }),
  }),
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
      link: linkOptions({ to: '/vouchers', search: { voucher: voucher.id } }),
      identifiers: [voucher.code],
    }),
  }),
  createSource({
    module: moduleOf(transactionResource),
    resource: transactionResource,
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
      link: linkOptions({ to: '/transactions', search: { transaction: transaction.id } }),
      identifiers: [transaction.reference, transaction.providerReference],
    }),
  }),
]

/** "order number, name or email", for the lists that the administrator may view. */
export function useSearchedBy() {
  useSession()
  const shown = sources.filter(({ resource }) => canView(resource.module))
  const words = [...new Set(shown.flatMap(({ searchedBy }) => searchedBy))]
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words.join()
}

/** The results of the lists that the administrator may view. */
export const useSearchGroups = (text: string) =>
  sources.map((source) => source.useGroup(text)).filter((group) => group !== null)
