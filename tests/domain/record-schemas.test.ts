import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { detailsSchema, recordPath } from '@/api/resource'
import { accountSchema } from '@/domain/account'
import { formatAddress } from '@/domain/address'
import { orderRowSchema } from '@/domain/order'
import { namedRelation, personSchema, relatedRows, relationSchema } from '@/domain/record-schemas'
import { optionalText } from '@/domain/response-fields'

describe('a relation', () => {
  const nobody = { id: null, name: null, image: null }
  test.each([
    ['an object', { id: 'r-1', name: 'Buka' }, { ...nobody, id: 'r-1', name: 'Buka' }],
    ['an object with _id', { _id: 'r-1' }, { ...nobody, id: 'r-1' }],
    [
      'an array',
      [{ id: 'r-1', name: 'Buka' }, { id: 'r-2' }],
      { ...nobody, id: 'r-1', name: 'Buka' },
    ],
    ['a bare id', 'r-1', { ...nobody, id: 'r-1' }],
    ['a number', 7, { ...nobody, id: '7' }],
    ['an array with a bare id', ['r-1'], { ...nobody, id: 'r-1' }],
    [
      'two names',
      { id: 'u', firstName: 'Adaeze', lastName: 'Bello' },
      { ...nobody, id: 'u', name: 'Adaeze Bello' },
    ],
    [
      'one name of two',
      { id: 'u', firstName: 'Adaeze', lastName: null },
      { ...nobody, id: 'u', name: 'Adaeze' },
    ],
    [
      'a blank name and two others',
      { id: 'u', name: ' ', firstName: 'Adaeze', lastName: 'Bello' },
      { ...nobody, id: 'u', name: 'Adaeze Bello' },
    ],
    ['no id', { name: 'Buka' }, { ...nobody, name: 'Buka' }],
    ['an invalid id', { id: '..', name: 'Buka' }, { ...nobody, name: 'Buka' }],
    ['null', null, null],
    ['an empty array', [], null],
    ['an empty text', '', null],
  ])('is read from %s', (_what, value, expected) => {
    expect(v.parse(v.object({ one: namedRelation }), { one: value })).toEqual({ one: expected })
  })

  test('may be missing, and has only the fields that are asked for', () => {
    const schema = v.object({ user: relationSchema({ email: optionalText }) })
    expect(v.parse(schema, {})).toEqual({ user: null })
    const user = { id: 'u', name: 'Ada', email: 'ada@example.com', bvn: '12345678901' }
    expect(v.parse(schema, { user })).toEqual({
      user: { id: 'u', name: 'Ada', image: null, email: 'ada@example.com' },
    })
  })
})

test('a person has one name, from one field or from two', () => {
  const schema = personSchema({ email: optionalText })
  expect(v.parse(schema, { id: 1, firstName: 'Ada', lastName: 'Obi' })).toEqual({
    id: '1',
    name: 'Ada Obi',
    email: null,
  })
  expect(v.parse(schema, { id: 1, name: 'A. Obi', firstName: 'Ada' })).toMatchObject({
    name: 'A. Obi',
  })
  expect(v.safeParse(schema, null).success).toBe(false)
})

test('the details of a record come bare or in an envelope, with what belongs to it', () => {
  const schema = detailsSchema('order', orderRowSchema, {
    rows: relatedRows('A row', orderRowSchema),
  })
  const body = { order: { id: 'o-1', orderId: 7 }, rows: [{ id: 'o-2' }], other: 1 }
  const expected = { record: { id: 'o-1', orderId: '7' }, rows: [{ id: 'o-2' }] }
  expect(v.parse(schema, body)).toMatchObject(expected)
  expect(v.parse(schema, { data: body })).toMatchObject(expected)
  expect(v.parse(schema, { order: { id: 'o-1' } }).rows).toBeUndefined()
  expect(v.parse(schema, { ...body, rows: null }).rows).toBeUndefined()
  expect(v.parse(schema, { ...body, rows: 'none' }).rows).toBeNull()
  expect(v.safeParse(schema, { order: { name: 'no id' } }).success).toBe(false)
  const many = Array.from({ length: 12 }, (_, index) => ({ id: `o-${index}` }))
  expect(v.parse(schema, { ...body, rows: many }).rows?.map(({ id }) => id)).toEqual(
    many.slice(0, 10).map(({ id }) => id),
  )
})

test('a bank account is read without identity numbers', () => {
  const account = { bankName: 'Access Bank', accountNumber: 4579, bvn: '12345678901' }
  expect(v.parse(v.object({ account: accountSchema }), { account })).toEqual({
    account: { bankName: 'Access Bank', accountName: null, accountNumber: '4579' },
  })
})

test('an id is encoded in the path of its record', () => {
  expect(recordPath({ path: '/crm/order' }, 'a/b?c')).toBe('/crm/order/a%2Fb%3Fc')
})

test('an address leaves out what is missing', () => {
  expect(formatAddress({ text: '12 Admiralty Way', area: null, state: 'Lagos' })).toBe(
    '12 Admiralty Way, Lagos',
  )
})
