import type * as v from 'valibot'

/** The body of a request, before it is written as JSON. */
export type Body = Readonly<Record<string, unknown>>

/** A request that changes something. In `path`, `{id}` stands for the id of a record. */
export interface Endpoint<TBody extends Body = Body, TOutput = unknown> {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  body?: v.GenericSchema<TBody, unknown>
  /** `v.unknown()` if the app does not read the response. */
  response: v.GenericSchema<unknown, TOutput>
}

/** The statuses of a server that does not have what is requested: a retry would not help. */
export const MISSING_STATUSES = [404, 410, 501]

/** The path of a request. */
export const endpointPath = ({ path }: Pick<Endpoint, 'path'>, id: string) =>
  `/${path.slice(1).replace('{id}', encodeURIComponent(id))}` as const
