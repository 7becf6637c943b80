import type { JsonSchema } from '@valibot/to-json-schema'
import { IDEMPOTENCY_KEY, toQueryParams } from '../api/conventions.ts'
import { dateRanges } from '../api/dates.ts'
import { PAGE_SIZE, type Filters, type Listing } from '../api/list.ts'
import { SESSION_TAG, type Operation } from './operation.ts'

const FIRST = { page: 1, limit: PAGE_SIZE, search: '', filters: {} }
const OTHERS = {
  page: 2,
  limit: PAGE_SIZE + 1,
  search: 'the text',
  sort: '-createdAt',
  from: '2026-11-01',
  to: '2026-11-30',
}

/** The name of the query parameter for a part of a list request, and two of its values. */
function parameterOf(part: keyof typeof OTHERS) {
  const first = new Map(Object.entries(toQueryParams(FIRST)))
  const others = Object.entries(toQueryParams({ ...FIRST, [part]: OTHERS[part] }))
  const [name = part, other] = others.find(([key, value]) => value !== first.get(key)) ?? []
  return { name, first: first.get(name), other }
}

export const parameterName = (part: keyof typeof OTHERS) => parameterOf(part).name

export const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

const keyParameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description:
    'A UUID, the same for each attempt at one change. A request that repeats it changes nothing, and gets the first response, also while the first request is still being handled. The console repeats it if the same change is sent again after no response, a response that is not JSON, or 429, 502, 503, 504; and after a 409 to a repeated key. Keys end with the session. The header is only sent if the last response with a list or a record of the module announced `idempotency`. For another origin, `Access-Control-Allow-Headers` has to include it.',
  required: false,
  schema: { type: 'string', format: 'uuid' },
}

/** The parameters that have a name in the document. */
export const sharedParameters = { IdempotencyKey: keyParameter }

/** Whether the request has the header if its module has announced `idempotency`. */
export const canHaveKey = ({ method, tag }: Pick<Operation, 'method' | 'tag'>) =>
  (method === 'POST' || method === 'PATCH') && tag !== SESSION_TAG

export const headerParameters = (operation: Operation) =>
  canHaveKey(operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []

function queryParameter(name: string, text: string, schema: JsonSchema, required = true) {
  return { name, in: 'query', description: text, required, schema }
}

function announcedParameter(
  name: string,
  { options: [, ...options], allowsOther, laterQueues }: Filters[string],
) {
  const values = options.map(([value, label]) => `"${value}" is “${label}”`).join(', ')
  const later = laterQueues?.map((value) => `"${value}"`).join(' and ')
  const rows = allowsOther
    ? `The rows with this value as their ${name}, or with the ${name} of this id.`
    : laterQueues
      ? `The rows that wait for somebody: ${values}.${later ? ` ${later} must be announced in \`capabilities.queues\`.` : ''}`
      : `The rows with this ${name}: ${values}.`
  return queryParameter(
    name,
    `${rows} It is only sent if the last response announced "${name}" in \`capabilities.filters\`, and then together with the other filters.`,
    { type: 'string', ...(!allowsOther && { enum: options.map(([value]) => value) }) },
    false,
  )
}

const choiceParameters = (filters: Filters, describe: (first: string) => string) =>
  Object.entries(filters).map(([name, filter]) => {
    const { options, allowsOther, isPeriod, needsAnnouncement } = filter
    if (needsAnnouncement) return announcedParameter(name, filter)
    const description = describe(options[0][0])
    if (allowsOther)
      return queryParameter(name, `${description} Any other value is an id.`, { type: 'string' })
    const values = options.map(([value]) => value)
    return queryParameter(name, description, { type: 'string', enum: values }, !isPeriod)
  })

function listParameters({ filters, hasPhones, hasAmounts, hasRequiredDays }: Listing) {
  const phones = hasPhones ? ' A phone number is sent as its national digits: 8031234567.' : ''
  const amounts = hasAmounts ? ' An amount is sent as its digits: 12800 for ₦12,800.00.' : ''
  const search = `A text, or the exact id of a related record.${phones}${amounts} Without it, or if it is empty, all rows match.`
  const page = parameterOf('page')
  return [
    queryParameter(
      page.name,
      `The page: ${page.first} is the first one, ${page.other} the second.`,
      {
        type: 'integer',
        minimum: Number(page.first),
      },
    ),
    queryParameter(
      parameterName('limit'),
      `Rows per page: ${PAGE_SIZE}, 1 to count rows, 5 for a search of every list, or 100 for the choices of a select.`,
      {
        type: 'integer',
        minimum: 1,
        maximum: 100,
      },
    ),
    // Validators differ on whether a required parameter may be empty.
    ...(hasRequiredDays
      ? []
      : [
          {
            ...queryParameter(parameterName('search'), search, { type: 'string' }, false),
            allowEmptyValue: true,
          },
        ]),
    ...choiceParameters(filters, (first) =>
      first === 'all' ? 'A filter. With "all", all rows match.' : 'What the rows are about.',
    ),
  ]
}

const sortParameter = () =>
  queryParameter(
    parameterName('sort'),
    'A field that the last response announced in `capabilities.sort`, with "-" in front for the reverse order. It is only sent if an administrator sorts the list.',
    { type: 'string', pattern: String.raw`^-?\w+$` },
    false,
  )

function dateParameter(part: 'from' | 'to', isRequired: boolean) {
  const announced =
    ' It is only sent if the last response announced "from" and "to" in `capabilities.filters`, and then without `period`.'
  return queryParameter(
    parameterName(part),
    `The ${part === 'from' ? 'first' : 'last'} day in Lagos of what is shown, included.${isRequired ? '' : announced}`,
    { type: 'string', format: 'date' },
    isRequired,
  )
}

const dateParameters = (isRequired = false) => [
  dateParameter('from', isRequired),
  dateParameter('to', isRequired),
]

const compareParameter = () =>
  queryParameter(
    'compare',
    'With "month", the figures are compared with the same days of the month before, at most until its end. Those of a whole month that is over are compared with the whole month before. Without it, they are compared with the same number of days before. It is only sent for “This month” and “Last month”, and if the last response announced "compare" in `capabilities.filters`.',
    { type: 'string', enum: ['month'] },
    false,
  )

const otherDateParameters = ({ otherDates = [] }: Listing) =>
  otherDates.flatMap((name) => {
    const { from, to, field, announcedAs } = dateRanges[name]
    return ([from, to] as const).map((parameter, index) =>
      queryParameter(
        parameter,
        `The ${index === 0 ? 'first' : 'last'} day in Lagos of \`${field}\`, included: rows without it do not match. It is only sent if the last response announced "${announcedAs.join('" and "')}" in \`capabilities.filters\`, and then together with the other filters.`,
        { type: 'string', format: 'date' },
        false,
      ),
    )
  })

/**
 * The console always sends all query parameters, except `sort`, days, filters that must be
 * announced, and `period` beside dates. `search` may be empty.
 */
export function queryParameters({
  list,
  filters = {},
  isSpecified,
}: Pick<Operation, 'list' | 'filters' | 'isSpecified'>) {
  // The specified requests have none of these.
  if (list && isSpecified) return listParameters(list)
  if (list) {
    return [
      ...listParameters(list),
      sortParameter(),
      ...dateParameters(list.hasRequiredDays),
      ...otherDateParameters(list),
    ]
  }
  const choices = choiceParameters(filters, () => 'What the response is about.')
  return Object.values(filters).some(({ isPeriod }) => isPeriod)
    ? [...choices, ...dateParameters(), compareParameter()]
    : choices
}
