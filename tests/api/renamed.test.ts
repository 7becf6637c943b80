import * as v from 'valibot'
import { expect, test } from 'vitest'
import { renamed } from '@/api/renamed'
import { toPlainSchema } from '@/contract/json-schema'
import { relationSchema } from '@/domain/record-schemas'
import { optionalField, optionalNaira, optionalText, withId } from '@/domain/response-fields'

const fromKobo = v.pipe(
  v.number(),
  v.transform((kobo) => kobo / 100),
)
const fromWord = v.pipe(v.string(), v.toLowerCase())
const schema = renamed(
  v.object({ number: optionalText, total: optionalNaira, status: optionalText }),
  { number: 'code', total: ['total_kobo', fromKobo], status: ['status', fromWord] },
)

test.each<[string, object, object]>([
  [
    'the names and values of the backend',
    { code: 'N-1', total_kobo: 250, status: 'PAID' },
    { number: 'N-1', total: 2.5, status: 'paid' },
  ],
  [
    'its own names, if none of the backend is there',
    { number: 'N-1', total: 250, status: 'PAID' },
    { number: 'N-1', total: 250, status: 'paid' },
  ],
  [
    'only the names of the backend, if one of them is there',
    { number: 7, total: 250, code: null },
    { number: null, total: null, status: null },
  ],
  [
    'nothing for a value that is not converted',
    { code: 'N-1', total_kobo: '250' },
    { number: 'N-1', total: null, status: null },
  ],
])('a renamed object reads %s', (_name, object, expected) => {
  expect(v.parse(schema, object)).toEqual(expected)
})

test('two fields can swap their names', () => {
  const swapped = renamed(v.object({ a: v.number(), b: v.number() }), { a: 'b', b: 'a' })
  expect(v.parse(swapped, { a: 1, b: 2 })).toEqual({ a: 2, b: 1 })
})

test('a renamed field of a record may be missing, if the field may', () => {
  const row = withId({ driver: renamed(relationSchema({}), { id: 'uid', name: 'full_name' }) })
  expect(v.parse(row, { id: 'o-1' })).toEqual({ id: 'o-1', driver: null })
  expect(toPlainSchema(row, 'input')).not.toHaveProperty('required')
  const driver = { uid: 'd-1', full_name: 'Musa' }
  expect(v.parse(row, { id: 'o-1', driver })).toHaveProperty('driver.name', 'Musa')
  const user = v.optional(v.object({ name: v.string() }))
  const optional = v.object({ user: renamed(user, { name: 'full_name' }) })
  expect(v.parse(optional, {})).toEqual({})
})

test('what is no object is read by the schema', () => {
  expect(v.parse(renamed(optionalField(v.object({ a: v.number() })), { a: 'b' }), null)).toBe(null)
})
