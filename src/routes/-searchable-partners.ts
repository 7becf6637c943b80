import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { formatAddress } from '@/domain/address'
import { formatNaira } from '@/domain/amount'
import { dishStatus } from '@/domain/dish'
import { driverName } from '@/domain/driver'
import { maskPhone } from '@/domain/masks'
import { partnerName, partnerStatus } from '@/domain/partner'
import { restaurantStatus } from '@/domain/restaurant'
import { driverResource } from '@/features/drivers/resource'
import { companyResource } from '@/features/logistics/resource'
import { dishName } from '@/features/menus/fields'
import { dishResource } from '@/features/menus/resource'
import { orderResource } from '@/features/orders/resource'
import { payoutResource } from '@/features/payouts/resource'
import { restaurantName } from '@/features/restaurants/fields'
import { restaurantResource } from '@/features/restaurants/resource'
import { createSource } from '@/features/search/source'
import { vendorResource } from '@/features/vendors/resource'
import { moduleOf } from '@/modules'

export const masked = (phone: string | null) => phone && maskPhone(phone)

// What belongs to a partner.
export const orders = { module: moduleOf(orderResource), resource: orderResource }
export const payouts = { module: moduleOf(payoutResource), resource: payoutResource }

export const restaurantSource = createSource({
  module: moduleOf(restaurantResource),
  resource: restaurantResource,
  defaults: listDefaults(restaurantResource),
  statuses: restaurantStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: [orders],
  describe: (restaurant) => ({
    label: restaurantName(restaurant),
    detail: [
      restaurant.address && formatAddress({ ...restaurant.address, text: null }),
      masked(restaurant.phone),
    ],
    link: recordLink('restaurant', restaurant.id),
    identifiers: [restaurant.email, restaurant.phone],
  }),
})

export const driverSource = createSource({
  module: moduleOf(driverResource),
  resource: driverResource,
  defaults: listDefaults(driverResource),
  statuses: partnerStatus,
  searchedBy: ['name', 'email', 'phone', 'plate number'],
  related: [orders, payouts],
  describe: (driver) => ({
    label: driverName(driver),
    detail: [masked(driver.phone), driver.plateNumber, driver.logistics?.name],
    link: recordLink('driver', driver.id),
    identifiers: [driver.email, driver.phone, driver.plateNumber],
  }),
})

export const vendorSource = createSource({
  module: moduleOf(vendorResource),
  resource: vendorResource,
  defaults: listDefaults(vendorResource),
  statuses: partnerStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: [payouts],
  describe: (vendor) => ({
    label: partnerName(vendor),
    detail: [vendor.contactName, vendor.email, masked(vendor.phone)],
    link: recordLink('vendor', vendor.id),
    identifiers: [vendor.email, vendor.phone, vendor.rcNumber],
  }),
})

export const companySource = createSource({
  module: moduleOf(companyResource),
  resource: companyResource,
  defaults: listDefaults(companyResource),
  statuses: partnerStatus,
  searchedBy: ['name', 'email', 'phone'],
  related: [orders, payouts],
  describe: (company) => ({
    label: partnerName(company),
    detail: [company.contactName, company.email, masked(company.phone)],
    link: recordLink('logistics', company.id),
    identifiers: [company.email, company.phone],
  }),
})

export const dishSource = createSource({
  module: moduleOf(dishResource),
  resource: dishResource,
  defaults: listDefaults(dishResource),
  statuses: dishStatus,
  searchedBy: ['dish'],
  describe: (dish) => ({
    label: dishName(dish),
    detail: [
      dish.restaurant?.name,
      dish.price !== null && formatNaira(dish.price),
      dish.category?.name,
    ],
    link: recordLink('menu', dish.id),
    identifiers: [],
  }),
})
