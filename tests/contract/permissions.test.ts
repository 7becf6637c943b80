import { expect, test } from 'vitest'
import type { PermissionName } from '@/api/permissions'
import { neededFor, type Resource } from '@/api/resource'
import { listModules, modules, type Module } from '@/modules'
import { openApiDocument } from '../../src/contract/openapi'
import { operations } from '../../src/contract/operations'
import { neededPermissions, permissionNames } from '../../src/contract/permissions'

/** What these modules have besides `view` and `export`. */
const others = {
  users: 'block note',
  views: '',
  carts: '',
  otps: 'resend',
  tickets: 'reply assign close note',
  vendors: 'approve decline suspend note papers',
  logistics: 'approve decline suspend note papers',
  drivers: 'approve decline suspend note papers',
  transactions: 'verify',
  orders: 'assign cancel refund ask_refund note',
  restaurants: 'open approve decline suspend note papers',
  menus: 'edit status',
  payouts: 'approve decline',
  vouchers: 'create edit expire delete reward',
  analytics: '',
  admins: 'invite edit disable',
  notifications: 'send',
  categories: 'create edit delete',
  faq: 'create edit delete',
}

test.each(Object.entries(others))('there are exactly these permissions of %s', (module, names) => {
  const expected = ['view', 'export', ...names.split(' ').filter(Boolean)]
  const found = permissionNames.filter((name) => name.startsWith(`${module}.`))
  expect(found.toSorted()).toEqual(expected.map((name) => `${module}.${name}`).toSorted())
})

test('each module that has something of its own has permissions', () => {
  const own: readonly Module[] = modules
  const named = new Set(permissionNames.map((name) => name.replace(/\..*/, '')))
  expect([...named]).toEqual(own.flatMap(({ isOpen, to }) => (isOpen ? [] : to.slice(1))))
})

test('the module of a resource is the path of its page', () => {
  expect(listModules.map(({ resource }) => `/${resource.module}`)).toEqual(
    listModules.map(({ to }) => to),
  )
})

test('what an action needs exists, also in another module', () => {
  const needed = listModules.flatMap(({ resource }: { resource: Resource }) =>
    (resource.actions ?? []).flatMap((action) => neededFor(resource, action)),
  )
  expect(needed).toContain('drivers.view')
  expect(needed.filter((name) => !permissionNames.includes(name))).toEqual([])
})

test.each<[method: string, path: string, needed: PermissionName[]]>([
  ['GET', '/crm/order', ['orders.view']],
  ['GET', '/crm/order/ord-001', ['orders.view']],
  ['GET', '/crm/analytics', ['analytics.view']],
  ['POST', '/crm/order/ord-001/refund', ['orders.view', 'orders.refund']],
  ['POST', '/crm/order/ord-001/refund-request', ['orders.view', 'orders.ask_refund']],
  ['DELETE', '/crm/order/ord-001/refund-request', ['orders.view', 'orders.refund']],
  ['POST', '/crm/ticket/tck-001/message', ['tickets.view', 'tickets.reply']],
  ['POST', '/crm/transaction/txn-001/verify', ['transactions.view', 'transactions.verify']],
  ['POST', '/crm/otp/otp-001/resend', ['otps.view', 'otps.resend']],
  ['POST', '/crm/admin', ['admins.view', 'admins.invite']],
  ['POST', '/crm/admin/adm-6/invite', ['admins.view', 'admins.invite']],
  ['POST', '/crm/category', ['categories.view', 'categories.create']],
  ['POST', '/crm/notification', ['notifications.view', 'notifications.send']],
  ['POST', '/crm/voucher', ['vouchers.view', 'vouchers.create']],
  ['POST', '/crm/voucher/promotion', ['vouchers.view', 'vouchers.reward']],
  ['DELETE', '/crm/faq/faq-001', ['faq.view', 'faq.delete']],
  ['PATCH', '/crm/payout/pay-001', ['payouts.view']],
])('%s %s needs %j', (method, path, needed) => {
  expect(neededPermissions(method, path)).toEqual(needed)
})

test('only sign-in and sign-out need no permission', () => {
  const free = operations.filter(({ method, path }) => neededPermissions(method, path).length === 0)
  expect(free.map(({ id }) => id)).toEqual(['login', 'logout'])
})

test('the document lists the names in the response of the sign-in, and says what a request needs', () => {
  const { paths } = openApiDocument({ requests: {}, responses: {} })
  const property = (properties: object) =>
    expect.objectContaining({ properties: expect.objectContaining(properties) })
  const permissions = expect.objectContaining({
    type: 'array',
    items: expect.objectContaining({ enum: permissionNames }),
  })
  expect(paths['/auth/login']?.['post']?.responses).toMatchObject({
    200: {
      content: {
        'application/json': {
          schema: property({ data: property({ user: property({ permissions }) }) }),
        },
      },
    },
  })
  expect(paths['/crm/order/{id}/refund']?.['post']?.responses).toMatchObject({
    403: { description: expect.stringContaining('`orders.view` and `orders.refund`') },
  })
})
