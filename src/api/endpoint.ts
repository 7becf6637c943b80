import * as v from 'valibot'

export type Body = Readonly<Record<string, unknown>>

/** The schema of a body. `toSent` renames the keys to those of the backend (`renamed.ts`). */
export interface BodySchema<TBody extends Body = Body> extends v.GenericSchema<TBody, unknown> {
  toSent?: (body: Body) => Body
}

/** A mutation endpoint. `{id}` in `path` is replaced by the record's id. */
export interface Endpoint<TBody extends Body = Body, TOutput = unknown> {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  body?: BodySchema<TBody>
  /** `v.unknown()` if the response body is ignored. */
  response: v.GenericSchema<unknown, TOutput>
  /** The request is sent without a token, and belongs to no session. */
  isPublic?: true
}

export interface RecordEndpoint extends Endpoint {
  path: `/${string}{id}${string}`
}

/** A request needs an id exactly if the path has `{id}`, and a body if the endpoint has one. */
export type Variables<T extends Endpoint> = (T['path'] extends RecordEndpoint['path']
  ? { id: string }
  : { id?: never }) &
  (T extends { body: v.GenericSchema }
    ? { body: v.InferInput<T['body']> }
    : 'body' extends keyof T
      ? { body?: Body }
      : { body?: never })

/** The server does not provide the requested resource, so a retry cannot help. */
export const MISSING_STATUSES = [404, 410, 501]

export const endpointPath = ({ path }: Pick<Endpoint, 'path'>, id: string) =>
  `/${path.slice(1).replace('{id}', encodeURIComponent(id))}` as const

/** Converts the body that the app has made to the one that is sent. */
export const sentBody = ({ body: schema }: Pick<Endpoint, 'body'>, body: Body) =>
  schema?.toSent?.(body) ?? body

interface Listed {
  path: `/${string}`
}

interface Creatable<TBody extends Body> extends Listed {
  create: v.GenericSchema<TBody, unknown>
}

/** The output is that of `created`, if the resource has it. */
export function createEndpoint<TBody extends Body, TOutput>(
  resource: Creatable<TBody> & { created: v.GenericSchema<unknown, TOutput> },
): Endpoint<TBody, TOutput>
export function createEndpoint<TBody extends Body>(
  resource: Creatable<TBody> & { created?: v.GenericSchema },
): Endpoint<TBody>
export function createEndpoint({
  path,
  create,
  created = v.unknown(),
}: Creatable<Body> & { created?: v.GenericSchema }): Endpoint {
  return { method: 'POST', path, body: create, response: created }
}

export const deleteEndpoint = ({ path }: Listed) => ({
  method: 'DELETE' as const,
  path: `${path}/{id}` as const,
  response: v.unknown(),
})

export const changeEndpoint = <TBody extends Body>({
  path,
  change,
}: Listed & { change: v.GenericSchema<TBody, unknown> }) => ({
  method: 'PATCH' as const,
  path: `${path}/{id}` as const,
  body: change,
  response: v.unknown(),
})
