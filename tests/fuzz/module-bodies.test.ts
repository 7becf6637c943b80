import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { listPageSchema } from '@/api/list-response'
import { detailsSchema, recordPath } from '@/api/resource'
import { rowsSchema } from '@/domain/response-fields'
import { toPlainSchema } from '../../src/contract/json-schema'
import { modules } from '../../src/contract/modules'
import { takeLogged } from '../support/server'
import { tagsOf } from '../support/tested-modules'
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
const value = fc.oneof(mostlyValid(text), related, fc.integer())

/** A record with any values in the fields that the console reads. */
function hostileRecord(schema: v.GenericSchema) {
  const names = Object.keys(toPlainSchema(schema, 'output').properties ?? {})
  return hostileObject(Object.fromEntries(names.map((name) => [name, value])))
}

afterEach(() => {
  takeLogged()
})

for (const { resource, valuesOf } of modules) {
  test(
    `any response of ${resource.module} is read or refused, every row has a usable id, and every text can be part of a URL`,
    { tags: tagsOf(resource.module) },
    () => {
      const { record, details: entries = {} } = resource
      const [one, many] = resource.keys
      const page = listPageSchema(many, rowsSchema('A row', record), {})
      const single = detailsSchema(one, record, entries)
      forEach(fc.array(hostileRecord(record), { maxLength: 3 }), RUNS, (rows) => {
        const sent = (body: object): unknown => JSON.parse(JSON.stringify(body))
        const parsed = v.parse(page, sent({ [many]: rows }))
        expect(isEncodable(parsed)).toBe(true)
        for (const row of parsed.rows) {
          const { pathname } = new URL(recordPath(resource, row.id), 'https://a.example')
          expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(row.id)
        }
        const readable = rows.filter((row) => v.is(record, row))
        expect(() => readable.map(valuesOf)).not.toThrow()
        const details = v.safeParse(single, sent({ ...rows[1], [one]: rows[0] }))
        expect(details.success && isEncodable(details.output)).toBe(details.success)
      })
    },
  )
}
