import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { fieldsOf, listPageSchema } from '@/api/list'
import { detailsSchema } from '@/api/record-schemas'
import { recordPath, type ModuleDefinition } from '@/api/resource'
import { rowsOf } from '@/api/response-fields'
import { isStatus } from '@/components/ui/status'
import { partnerName } from '@/domain/partner-name'
import { paymentLabel, paymentPhrase, signedAmount, transactionTypeLabel } from '@/domain/payment'
import { adminName, isOwn } from '@/features/admins/labels'
import { adminList } from '@/features/admins/resource'
import { cartName } from '@/features/carts/labels'
import { cartList } from '@/features/carts/resource'
import { categoryName } from '@/features/categories/labels'
import { categoryList } from '@/features/categories/resource'
import { driverName, vehicleLabel } from '@/features/drivers/labels'
import { driverList } from '@/features/drivers/resource'
import { faqName } from '@/features/faq/labels'
import { faqList } from '@/features/faq/resource'
import { companyList } from '@/features/logistics/resource'
import { dishName } from '@/features/menus/labels'
import { dishList } from '@/features/menus/resource'
import { audienceLabel, notificationName } from '@/features/notifications/labels'
import { notificationList } from '@/features/notifications/resource'
import { isFinal, isPaid, orderName, refundable } from '@/features/orders/labels'
import { orderList } from '@/features/orders/resource'
import { channelLabel, channelsFor, otpName, purposeLabel } from '@/features/otps/labels'
import { otpList } from '@/features/otps/resource'
import { isInAnotherName } from '@/features/payouts/account-name'
import { payoutName } from '@/features/payouts/labels'
import { payoutList } from '@/features/payouts/resource'
import { restaurantName } from '@/features/restaurants/labels'
import { restaurantList } from '@/features/restaurants/resource'
import { isWaiting, ticketName } from '@/features/tickets/labels'
import { ticketList } from '@/features/tickets/resource'
import { transactionName } from '@/features/transactions/labels'
import { transactionList } from '@/features/transactions/resource'
import { userName } from '@/features/users/labels'
import { userList } from '@/features/users/resource'
import { vendorList } from '@/features/vendors/resource'
import { ordersPer100, typeLabel, viewName } from '@/features/views/labels'
import { viewList } from '@/features/views/resource'
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
const modules: readonly [ModuleDefinition, (row: unknown) => unknown[]][] = [
  [
    orderList,
    (row) => {
      const order = v.parse(orderList.record, row)
      return [
        orderName(order),
        isFinal(order),
        isPaid(order),
        refundable(order),
        paymentPhrase(order.paymentMethod),
      ]
    },
  ],
  [userList, (row) => [userName(v.parse(userList.record, row))]],
  [
    restaurantList,
    (row) => {
      const restaurant = v.parse(restaurantList.record, row)
      return [restaurantName(restaurant), isStatus(restaurant, 'open')]
    },
  ],
  [
    driverList,
    (row) => {
      const driver = v.parse(driverList.record, row)
      return [driverName(driver), vehicleLabel(driver)]
    },
  ],
  [
    payoutList,
    (row) => {
      const payout = v.parse(payoutList.record, row)
      return [payoutName(payout), isInAnotherName(payout)]
    },
  ],
  [
    transactionList,
    (row) => {
      const transaction = v.parse(transactionList.record, row)
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
    ticketList,
    (row) => {
      const ticket = v.parse(ticketList.record, row)
      return [ticketName(ticket), isWaiting(ticket)]
    },
  ],
  [
    adminList,
    (row) => {
      const admin = v.parse(adminList.record, row)
      return [adminName(admin), isOwn(admin, undefined)]
    },
  ],
  [faqList, (row) => [faqName(v.parse(faqList.record, row))]],
  [dishList, (row) => [dishName(v.parse(dishList.record, row))]],
  [faqList, (row) => [faqName(v.parse(faqList.record, row))]],
  [companyList, (row) => [partnerName(v.parse(companyList.record, row))]],
  [vendorList, (row) => [partnerName(v.parse(vendorList.record, row))]],
  [
    otpList,
    (row) => {
      const otp = v.parse(otpList.record, row)
      return [otpName(otp), channelLabel(otp.channel), purposeLabel(otp.purpose), channelsFor(otp)]
    },
  ],
  [
    viewList,
    (row) => {
      const view = v.parse(viewList.record, row)
      return [viewName(view), typeLabel(view.type), ordersPer100(view)]
    },
  ],
  [cartList, (row) => [cartName(v.parse(cartList.record, row))]],
  [categoryList, (row) => [categoryName(v.parse(categoryList.record, row))]],
  [
    notificationList,
    (row) => {
      const notification = v.parse(notificationList.record, row)
      return [notificationName(notification), audienceLabel(notification)]
    },
  ],
]

afterEach(() => {
  takeLogged()
})

test.each(modules)(
  'any response of $path is read or refused, every row has a usable id, and every text can be part of a URL',
  (definition, show) => {
    const { record, details: entries = {} } = definition
    const [one, many] = fieldsOf(definition)
    const page = listPageSchema(many, rowsOf('A row', record), {})
    const single = detailsSchema(one, record, entries)
    forEach(fc.array(hostileRecord, { maxLength: 3 }), RUNS, (rows) => {
      const sent = (body: object): unknown => JSON.parse(JSON.stringify(body))
      const parsed = v.parse(page, sent({ [many]: rows }))
      expect(isEncodable(parsed)).toBe(true)
      for (const row of parsed.rows) {
        const { pathname } = new URL(recordPath(definition, row.id), 'https://a.example')
        expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(row.id)
        const [name] = show(row)
        expect(name).not.toBe('')
      }
      const details = v.safeParse(single, sent({ ...rows[1], [one]: rows[0] }))
      expect(details.success && isEncodable(details.output)).toBe(details.success)
    })
  },
)
