import * as v from 'valibot'
import type { Body, Endpoint } from './endpoint.ts'
import type { Resource } from './resource.ts'

interface Creatable<TBody extends Body> extends Pick<Resource, 'path'> {
  create: v.GenericSchema<TBody, unknown>
}

/** The response is that of `created`, if the resource has it. */
export function createEndpoint<TBody extends Body, TOutput>(
  resource: Creatable<TBody> & { created: v.GenericSchema<unknown, TOutput> },
): Endpoint<TBody, TOutput>
export function createEndpoint<TBody extends Body>(
  resource: Creatable<TBody> & Pick<Resource, 'created'>,
): Endpoint<TBody>
export function createEndpoint({
  path,
  create,
  created = v.unknown(),
}: Creatable<Body> & Pick<Resource, 'created'>): Endpoint {
  return { method: 'POST', path, body: create, response: created }
}

export const deleteEndpoint = ({ path }: Pick<Resource, 'path'>) => ({
  method: 'DELETE' as const,
  path: `${path}/{id}` as const,
  response: v.unknown(),
})

export const changeEndpoint = <TBody extends Body>({
  path,
  change,
}: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> }) => ({
  method: 'PATCH' as const,
  path: `${path}/{id}` as const,
  body: change,
  response: v.unknown(),
})
