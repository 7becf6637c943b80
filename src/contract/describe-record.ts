import * as v from 'valibot'
import { describeBody, describeValue, partsOfBody } from './describe-body.ts'
import type { ListModule } from './list-module.ts'
import { fileOf, places } from './places.ts'

/** Says in sentences where the record is, if it is not in the field that the console reads. */
export function describeRecord(module: ListModule, body: unknown, id: string) {
  const { record, keys } = module.resource
  const found = partsOfBody(body).find(({ value }) => {
    const one: unknown = Array.isArray(value) ? value[0] : value
    return v.is(record, one) && v.parse(record, one).id === id
  })
  if (!found) return describeBody(body, keys[0])
  const { path, value } = found
  const where = path ? `The field "${path}"` : 'The response'
  const what = `${where} is the record, ${describeValue(value)}.`
  return ['', 'data'].includes(path)
    ? `${what} ${places.record} decides where it is.`
    : `${what} The console has the name "${keys[0]}" in "keys" of ${fileOf(module)}. If every record is in "${path}", ${places.record} decides where it is.`
}
