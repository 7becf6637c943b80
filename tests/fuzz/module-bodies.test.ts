import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { listPageSchema } from '@/api/list-response'
import { detailsSchema } from '@/api/record-schemas'
import { type Resource, recordPath } from '@/api/resource'
import { rowsSchema } from '@/api/response-fields'
import { driverName } from '@/domain/driver'
import { orderName, orderStatus } from '@/domain/order'
import { partnerName } from '@/domain/partner'
import { payoutName } from '@/domain/payout'
import { restaurantStatus } from '@/domain/restaurant'
import {
  paymentLabel,
  paymentPhrase,
  signedAmount,
  transactionTypeLabel,
} from '@/domain/transaction'
import { isOwn } from '@/features/admins/actions'
import { adminName } from '@/features/admins/fields'
import { adminResource } from '@/features/admins/resource'
import { cartName } from '@/features/carts/fields'
import { cartResource } from '@/features/carts/resource'
import { categoryName } from '@/features/categories/fields'
import { categoryResource } from '@/features/categories/resource'
import { driverFields } from '@/features/drivers/fields'
import { driverResource } from '@/features/drivers/resource'
import { faqName } from '@/features/faq/fields'
import { faqResource } from '@/features/faq/resource'
import { companyResource } from '@/features/logistics/resource'
import { dishName } from '@/features/menus/fields'
import { dishResource } from '@/features/menus/resource'
import { notificationFields, notificationName } from '@/features/notifications/fields'
import { notificationResource } from '@/features/notifications/resource'
import { orderResource } from '@/features/orders/resource'
import { isPaid, refundable } from '@/features/orders/rules'
import { channelsFor, otpFields, otpName } from '@/features/otps/fields'
import { otpResource } from '@/features/otps/resource'
import { isInAnotherName } from '@/features/payouts/account-name'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantName } from '@/features/restaurants/fields'
import { restaurantResource } from '@/features/restaurants/resource'
import { isWaiting, ticketName } from '@/features/tickets/fields'
import { ticketResource } from '@/features/tickets/resource'
import { transactionName } from '@/features/transactions/fields'
import { transactionResource } from '@/features/transactions/resource'
import { userName } from '@/features/users/fields'
import { userResource } from '@/features/users/resource'
import { vendorResource } from '@/features/vendors/resource'
import { viewFields, viewName } from '@/features/views/fields'
import { viewResource } from '@/features/views/resource'
import { takeLogged } from '../support/server'
import { hostileObject, mostlyValid } from './generators'
import { forEach } from './malformed-texts'

const RUNS = 300

/** Whether every text of a value can be part of a URL. JSON escapes lone surrogates, and no others. */
const isEncodable = (value: unknown) => !/\\ud[89a-f]/.test(JSON.stringify(value))

const text = fc.constantFrom('Jollof', 'ORD-1', '+2348031234567', 'paid', '2026-11-22T10:00:00Z')
const related = fc.oneof(
  hostileObject({ id: mostlyValid(text), name: mostlyValid(text), status: mostlyValid(text) }),
  fc.array(hostileObject({ id: mostlyValid(text), firstName: mostlyValid(text) }), {
    maxLength: 2,
  }),
  text,
)
const names =
  'id orderId firstName lastName name email phone status statusAt reason createdAt totalPrice user driver restaurant voucher transaction logistics vendor items address account documents openingHours rating refund paymentMethod vehicleType currentOrder addresses note payoutId payee amount reference type channel card ticketId requester lastMessageBy payoutHistory ticketMessage balance image contactName states category options price description vendorRestaurant vendorPayout logisticsDriver logisticsPayout itemCount subtotal order purpose message expiresAt question target viewers orders'

const hostileRecord = hostileObject(
  Object.fromEntries(
    names.split(' ').map((name) => [name, fc.oneof(mostlyValid(text), related, fc.integer())]),
  ),
)

/** Calls what renders the texts of a row, none of which may throw. */
const modules: readonly [Resource, (row: unknown) => unknown[]][] = [
  [
    orderResource,
    (row) => {
      const order = v.parse(orderResource.record, row)
      return [
        orderName(order),
        orderStatus.isFinal(order),
        isPaid(order),
        refundable(order),
        paymentPhrase(order.paymentMethod),
      ]
    },
  ],
  [userResource, (row) => [userName(v.parse(userResource.record, row))]],
  [
    restaurantResource,
    (row) => {
      const restaurant = v.parse(restaurantResource.record, row)
      return [restaurantName(restaurant), restaurantStatus.is(restaurant, 'open')]
    },
  ],
  [
    driverResource,
    (row) => {
      const driver = v.parse(driverResource.record, row)
      return [driverName(driver), driverFields.vehicleType.get(driver)]
    },
  ],
  [
    payoutResource,
    (row) => {
      const payout = v.parse(payoutResource.record, row)
      return [payoutName(payout), isInAnotherName(payout)]
    },
  ],
  [
    transactionResource,
    (row) => {
      const transaction = v.parse(transactionResource.record, row)
      const { type, channel } = transaction
      return [
        transactionName(transaction),
        transactionTypeLabel(type),
        paymentLabel(channel),
        signedAmount(transaction),
      ]
    },
  ],
  [
    ticketResource,
    (row) => {
      const ticket = v.parse(ticketResource.record, row)
      return [ticketName(ticket), isWaiting(ticket)]
    },
  ],
  [
    adminResource,
    (row) => {
      const admin = v.parse(adminResource.record, row)
      return [adminName(admin), isOwn(admin, undefined)]
    },
  ],
  [faqResource, (row) => [faqName(v.parse(faqResource.record, row))]],
  [dishResource, (row) => [dishName(v.parse(dishResource.record, row))]],
  [faqResource, (row) => [faqName(v.parse(faqResource.record, row))]],
  [companyResource, (row) => [partnerName(v.parse(companyResource.record, row))]],
  [vendorResource, (row) => [partnerName(v.parse(vendorResource.record, row))]],
  [
    otpResource,
    (row) => {
      const otp = v.parse(otpResource.record, row)
      const { channel, purpose } = otpFields
      return [otpName(otp), channel.get(otp), purpose.get(otp), channelsFor(otp)]
    },
  ],
  [
    viewResource,
    (row) => {
      const view = v.parse(viewResource.record, row)
      return [viewName(view), viewFields.type.get(view), viewFields.ordersPer100.get(view)]
    },
  ],
  [cartResource, (row) => [cartName(v.parse(cartResource.record, row))]],
  [categoryResource, (row) => [categoryName(v.parse(categoryResource.record, row))]],
  [
    notificationResource,
    (row) => {
      const notification = v.parse(notificationResource.record, row)
      return [notificationName(notification), notificationFields.audience.get(notification)]
    },
  ],
]

afterEach(() => {
  takeLogged()
})

test.each(modules)(
  'any response of $path is read or refused, every row has a usable id, and every text can be part of a URL',
  (resource, show) => {
    const { record, details: entries = {} } = resource
    const [one, many] = resource.keys
    const page = listPageSchema(many, rowsSchema('A row', record), {})
    const single = detailsSchema(one, record, entries)
    forEach(fc.array(hostileRecord, { maxLength: 3 }), RUNS, (rows) => {
      const sent = (body: object): unknown => JSON.parse(JSON.stringify(body))
      const parsed = v.parse(page, sent({ [many]: rows }))
      expect(isEncodable(parsed)).toBe(true)
      for (const row of parsed.rows) {
        const { pathname } = new URL(recordPath(resource, row.id), 'https://a.example')
        expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(row.id)
        const [name] = show(row)
        expect(name).not.toBe('')
      }
      const details = v.safeParse(single, sent({ ...rows[1], [one]: rows[0] }))
      expect(details.success && isEncodable(details.output)).toBe(details.success)
    })
  },
)
