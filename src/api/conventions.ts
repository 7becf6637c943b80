import * as v from 'valibot'
import { visibleText } from '../lib/visible-text.ts'

/*
 * What all requests and responses of the backend have in common. src/README.md explains how to
 * connect a backend that differs, with this file and the resources of the modules.
 *
 * The schemas whose names end in "Shape" are the same conventions for the OpenAPI document and for
 * `npm run contract`.
 */

type JsonObject = Readonly<Record<string, unknown>>

interface ListRequest {
  page: number
  /** Rows per page. */
  limit: number
  search: string
  filters: Readonly<Record<string, string>>
  /** A field of the record, with `-` in front for the reverse order. */
  sort?: string | undefined
  /** The first and the last day, included, as `YYYY-MM-DD`. */
  from?: string | undefined
  to?: string | undefined
}

// Requests.

/** `apiUrl` is VITE_API_URL. `path` is the path of a resource or an endpoint. */
export const toUrl = (apiUrl: string, path: string) => apiUrl + path

// The build writes these two functions into the inline script of index.html, so they can use only
// their parameters and globals of the browser.

export const toQueryParams = ({ page, limit, search, filters, sort, from, to }: ListRequest) => ({
  page: String(page),
  limit: String(limit),
  search,
  ...filters,
  ...(sort && { sort }),
  ...(from && { from }),
  ...(to && { to }),
})

export const authHeaders = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
})

/** `authHeaders` as a security scheme of the OpenAPI document. */
export const authShape = {
  type: 'http',
  scheme: 'bearer',
  description: 'The token of the sign-in.',
}

/** The header of a request that must be handled only once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

// Responses.

/** Adds to the JSON of a response what the backend sends in its headers. */
export const withHeaders = (json: unknown, _headers: Headers) => json

const envelopeSchema = v.object({ data: v.looseObject({}) })

/** The body of a response is in `data`. It may also be bare. */
export const withoutEnvelope = (json: unknown): unknown =>
  v.is(envelopeSchema, json) ? json.data : json

export const envelopeShape = (body: v.GenericSchema): v.GenericSchema => v.object({ data: body })

interface PageParts {
  rows: v.GenericSchema
  counts: v.GenericSchema
  /** The other fields of this list's responses. */
  meta: v.ObjectEntries
}

/** `name` is the second key of the resource, such as "orders". */
export function readPage(name: string, { pagination, [name]: rows, ...meta }: JsonObject) {
  return { rows, counts: pagination, meta }
}

export const pageShape = (name: string, { rows, counts, meta }: PageParts): v.GenericSchema =>
  v.object({ [name]: rows, pagination: counts, ...meta })

interface RecordParts {
  record: v.GenericSchema
  /** The other fields of a details response, such as "orderTimeline". */
  related: v.ObjectEntries
}

/** `name` is the first key of the resource, such as "order". */
export function readRecord(name: string, { [name]: record, ...related }: JsonObject) {
  return { record, related }
}

export const recordShape = (name: string, { record, related }: RecordParts): v.GenericSchema =>
  v.object({ [name]: record, ...related })

/** Its output is `{ message }`, which is shown to the administrator. */
export const errorSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1), visibleText),
})

/** The body of an error, for the examples of the document and the mock API. */
export const errorBody = (message: string) => ({ message })

/**
 * How long a busy server asks to wait, in milliseconds. Null if it does not say. A date is compared
 * with the server's own clock, because the browser's clock may be wrong.
 */
export function readRetryAfter(headers: Headers | undefined) {
  const text = headers?.get('Retry-After')
  if (!text) return null
  const sentAt = Date.parse(headers?.get('Date') ?? '')
  const now = Number.isNaN(sentAt) ? Date.now() : sentAt
  // A number of seconds or a date.
  const ms = /^\d+$/.test(text) ? 1000 * Number(text) : Date.parse(text) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** The status of a response after the session has ended. */
export const SESSION_END = 401

/**
 * Whether the backend has ended the session. A gateway may send the status with another message.
 */
export const isSessionEnd = (status: number | undefined, message: string | undefined) =>
  status === SESSION_END || message?.trim().toLowerCase() === 'unauthenticated'
