import { expect, test } from 'vitest'
import { startApi } from './api'

const { db, call, list } = startApi()

test('dishes are listed by their last change, without their options', async () => {
  const [newest] = (await list('menu')).rows
  await call('PATCH', '/crm/menu/mnu-100', { status: 'sold_out' })
  const { rows, total } = await list('menu')
  expect([rows[0]?.id, rows[1]?.id, total]).toEqual(['mnu-100', newest?.id, 440])
  expect(rows[0]).toMatchObject({ status: 'sold_out', reason: null })
  expect(rows.filter((row) => 'options' in row)).toEqual([])
})

test('some dishes have options, a discount or no image, and every hidden one has a reason', () => {
  const all = db.menus.all()
  const withOptions = all.filter(({ options }) => options && options.length > 0)
  expect(withOptions.length).toBeGreaterThan(100)
  for (const { options = [] } of withOptions)
    for (const { min, max, choices } of options) {
      expect(min).toBeLessThanOrEqual(max)
      expect(max).toBeLessThanOrEqual(choices.length)
    }
  const discounts = all.filter(({ discountPrice = Infinity, price }) => discountPrice < price)
  expect(discounts).toHaveLength(all.filter((dish) => dish.discountPrice !== undefined).length)
  expect(discounts.length).toBeGreaterThan(30)
  expect(all.filter(({ image }) => !image).map(({ id }) => id)).toEqual(['mnu-002'])
  const hidden = all.filter(({ status }) => status === 'hidden')
  expect(hidden.filter(({ reason }) => reason)).toHaveLength(hidden.length)
})

test('the filters select by the id of a category, and the search by that of a restaurant', async () => {
  const own = db.menus.all().filter(({ restaurant }) => restaurant.id === 'res-003')
  expect((await list('menu', 'search=res-003')).total).toBe(own.length)
  const soldOut = own.filter(({ status }) => status === 'sold_out')
  for (const { id, category } of soldOut) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await list('menu', `search=res-003&status=sold_out&category=${category.id}`)
    expect(rows.map((row) => row.id)).toContain(id)
  }
  expect((await list('menu', 'category=none')).total).toBe(0)
})

test.each([{ status: 'hidden' }, { status: 'gone' }, { status: 'available', price: 1 }])(
  'a dish is not changed to %j',
  async (body) => {
    const before = db.menus.find('mnu-003')
    expect((await call('PATCH', '/crm/menu/mnu-003', body)).status).toBe(422)
    expect(db.menus.find('mnu-003')).toEqual(before)
  },
)
