import { expect, test } from 'vitest'
import { startApi } from './api'

type Api = ReturnType<typeof startApi>

const categories = ({ db }: Api) =>
  db.categories.all().map(({ name, position }) => `${position} ${name}`)

const questions = ({ db }: Api, audience: string) =>
  db.faqs.all().filter((faq) => faq.audience === audience)

const isCounted = (rows: readonly { position: number }[]) =>
  rows.every(({ position }, index) => position === index + 1)

test('a new position moves the categories between, without gaps and duplicates', async () => {
  const api = startApi()
  const [rice, swallow, soups] = api.db.categories.all()
  await api.call('PATCH', `/crm/category/${soups?.id}`, { position: 1 })
  expect(categories(api).slice(0, 4)).toEqual(['1 Soups', '2 Rice', '3 Swallow', '4 Grills'])
  await api.call('PATCH', `/crm/category/${soups?.id}`, { position: 3 })
  expect(categories(api).slice(0, 3)).toEqual(['1 Rice', '2 Swallow', '3 Soups'])
  await api.call('PATCH', `/crm/category/${rice?.id}`, { position: 99 })
  expect(categories(api).at(-1)).toBe('14 Rice')
  expect(categories(api)[0]).toBe('1 Swallow')
  const body = { name: 'Asun', description: '', position: 1, status: 'active' }
  await api.call('POST', '/crm/category', body)
  expect(categories(api).slice(0, 2)).toEqual(['1 Asun', '2 Swallow'])
  const asun = api.db.categories.all()[0]
  await api.call('DELETE', `/crm/category/${asun?.id}`)
  expect(isCounted(api.db.categories.all())).toBe(true)
  expect(categories(api)[0]).toBe('1 Swallow')
  expect(swallow?.position).toBe(2)
})

test('questions have positions within their audience, also after one moves to another', async () => {
  const api = startApi()
  const [first, second] = questions(api, 'customers')
  const [driver] = questions(api, 'drivers')
  const { question, answer, status } = first ?? {}
  const moved = { question, answer, status, audience: 'drivers', position: 2 }
  await api.call('PATCH', `/crm/faq/${first?.id}`, moved)
  expect(questions(api, 'customers')[0]?.id).toBe(second?.id)
  expect(
    questions(api, 'drivers')
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual([driver?.id, first?.id])
  await api.call('DELETE', `/crm/faq/${driver?.id}`)
  await api.call('POST', '/crm/faq', { ...moved, question: 'New?', position: 1 })
  expect(questions(api, 'drivers')[0]?.question).toBe('New?')
  for (const audience of ['customers', 'vendors', 'drivers']) {
    expect(isCounted(questions(api, audience))).toBe(true)
  }
})

test.each([
  [{ price: 3000, discountPrice: 3000 }, 'The discount price must be lower than the price'],
  [{ category: 'cat-999' }, 'This category does not exist'],
  [{ price: 0 }, /Invalid value/],
  [{ name: ' ' }, 'Name is required'],
  [{ status: 'available', price: 300 }, /./],
])('an edit of a dish with %j is refused, and changes nothing', async (body, message) => {
  const api = startApi()
  const before = api.db.menus.find('mnu-003')
  const response = await api.call('PATCH', '/crm/menu/mnu-003', body)
  expect(response.status).toBe(422)
  expect(JSON.stringify(await response.json())).toMatch(message)
  expect(api.db.menus.find('mnu-003')).toEqual(before)
})

test('an edit of a dish keeps what is not in its body, and its history says what changed', async () => {
  const api = startApi()
  api.db.menus.patch('mnu-003', { price: 3500, discountPrice: 3000, description: 'Hot' })
  const before = api.db.menus.find('mnu-003')
  await api.call('PATCH', '/crm/menu/mnu-003', { price: 3800, description: 'Smoky' })
  await api.call('PATCH', '/crm/menu/mnu-003', { discountPrice: null, image: null })
  expect(api.db.menus.find('mnu-003')).toEqual({
    ...before,
    price: 3800,
    description: 'Smoky',
    discountPrice: null,
    image: null,
    updatedAt: expect.any(String),
  })
  const { history } = await api.details('menu', 'mnu-003')
  const texts = Array.isArray(history) ? history.slice(-2) : []
  expect(texts).toMatchObject([
    { event: 'edited', text: 'Price: ₦3,500.00 → ₦3,800.00 · Description changed' },
    { event: 'edited', text: 'Discount price: ₦3,000.00 → — · Image changed' },
  ])
})
