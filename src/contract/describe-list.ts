import * as v from 'valibot'
import { PAGE_SIZE } from '../api/list.ts'
import type { Answer } from './client.ts'
import { describeBody, describeValue, partsOfBody } from './describe-body.ts'
import { objectSchema } from './inspect.ts'
import type { ListModule } from './list-module.ts'
import { parameterName } from './parameters.ts'
import { fileOf, places, parameterPlace } from './places.ts'

const listsOf = (body: unknown) =>
  partsOfBody(body).flatMap(({ path, value }) => (Array.isArray(value) ? [{ path, value }] : []))

/** The first list of objects in a response, else the first list. */
function listOf(body: unknown) {
  const lists = listsOf(body)
  return lists.find(({ value }) => value.some((item) => v.is(objectSchema, item))) ?? lists[0]
}

/** The rows of a response, in any field. */
export const rowsOf = ({ body }: Answer): readonly unknown[] => listOf(body)?.value ?? []

/** Says in sentences where the rows are, if they are not in the field that the console reads. */
export function describeRows(module: ListModule, body: unknown) {
  const [, many] = module.resource.keys
  const found = listOf(body)
  if (!found) return describeBody(body, many)
  const { path, value } = found
  const isWhole = ['', 'data'].includes(path)
  const where = path ? `The field "${path}"` : 'The response'
  const fix = isWhole
    ? `${places.rows} decides where the rows are.`
    : `The console has the name "${many}" in "keys" of ${fileOf(module)}. If every list has "${path}", ${places.rows} decides where the rows are.`
  return `${where} is ${describeValue(value)}. ${fix}`
}

export const limitProblems = ({ length }: readonly unknown[]) =>
  length > PAGE_SIZE
    ? [
        `There are ${length} rows: the parameter "${parameterName('limit')}" has no effect. ${parameterPlace}`,
      ]
    : []

const COUNT = /total|count/i
const COUNT_HEADERS = ['X-Total-Count', 'X-Total', 'Total-Count', 'Content-Range']

/**
 * Says in sentences where the number of all rows may be, if it is not where the console reads it.
 */
export function countProblems({ resource }: ListModule, { headers, body }: Answer) {
  const known = new Set(Object.keys(resource.meta))
  const ofHeaders = COUNT_HEADERS.filter((name) => headers.has(name))
  const ofFields = partsOfBody(body).flatMap(({ path, value }) => {
    const name = path.replace(/^.*\./, '')
    const isCount = Number.isInteger(Number(value)) && COUNT.test(name) && !known.has(name)
    return isCount && typeof value !== 'object' && value !== '' ? path : []
  })
  const hasLinks = /rel="?(?:last|next)/.test(headers.get('Link') ?? '')
  const found = [
    ...ofHeaders.map((name) => `the header ${name}`),
    ...ofFields.map((path) => `the field "${path}"`),
  ]
  if (found.length === 0 && !hasLinks) return []
  const fix = ofHeaders.length > 0 || hasLinks ? places.headers : places.rows
  return [
    [
      ...(found.length > 0 ? [`The number of all rows may be ${found.join(' or ')}.`] : []),
      ...(hasLinks ? ['The header Link has the addresses of the other pages.'] : []),
      `The console reads "pagination.total": ${fix}.`,
    ].join(' '),
  ]
}
