import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Body, Endpoint } from './endpoint'
import { send } from './http'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { changeEndpoint, createEndpoint, deleteEndpoint, type Resource } from './resource'

/** The record that an action changes. */
export interface RecordRef {
  id: string
  /** The record's name, for the toast. */
  name: string
}

/** A request about one record. `answer` is what the administrator entered: a reason, a note, or ''. */
export interface RecordRequest {
  /** The toast's title. */
  success: string
  send: (record: RecordRef, answer: string) => Promise<MutationResult>
}

/** A request to an endpoint of one record: `const resend = requestOf(resendEndpoint)`. */
export function requestOf<TBody extends Body>(endpoint: Endpoint<TBody>) {
  return (success: string, toBody?: (answer: string) => TBody): RecordRequest => ({
    success,
    async send({ id, name }, answer) {
      await send(endpoint, { id, ...(toBody && { body: toBody(answer) }) })
      return new MutationResult(name)
    },
  })
}

/**
 * Returns a function that makes requests `PATCH {path}/{id}`: `const patch = patchOf(payoutResource)`. In two steps,
 * because TypeScript checks a body that a callback returns only against a type that is already known.
 */
export const patchOf = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
): ((success: string, toBody: (answer: string) => TBody) => RecordRequest) =>
  requestOf<TBody>(changeEndpoint<TBody>(resource))

/** `DELETE {path}/{id}`. */
export const deletionOf = (
  resource: Pick<Resource, 'path'> & { isDeletable: true },
  success: string,
) => requestOf(deleteEndpoint(resource))(success)

/** The variables of a record's mutation. */
interface RequestVariables {
  record: RecordRef
  answer: string
}

/** A mutation that sends the request, reports it and refetches everything (api/query-client.ts). */
export const requestMutation = (request: RecordRequest) =>
  mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: ({ record, answer }: RequestVariables) => request.send(record, answer),
    meta: { success: request.success },
  })

/** The variables of a change whose body comes from a form. */
interface RecordChange<TBody> extends Pick<RecordRef, 'name'> {
  /** Omit it for an endpoint without a record, such as that of a new one. */
  id?: string | undefined
  body: TBody
}

/** A change of one record whose body comes from a form. `success` is the toast's title; without it there is no toast. */
export function recordMutation<TBody extends Body>(endpoint: Endpoint<TBody>, success?: string) {
  return mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async ({ id, name, body }: RecordChange<TBody>) => {
      await send(endpoint, { body, ...(id !== undefined && { id }) })
      return new MutationResult(name)
    },
    meta: { ...(success && { success }) },
  })
}

/** `PATCH {path}/{id}` with a body from a form. */
export const patchMutation = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
  success: string,
) => recordMutation<TBody>(changeEndpoint<TBody>(resource), success)

/** Adds a record, `POST {path}`, or with an `id` changes it, `PATCH {path}/{id}`. */
export function saveMutation<TBody extends TChange, TChange extends Body>(
  resource: Pick<Resource, 'path'> & {
    create: v.GenericSchema<TBody, unknown>
    change: v.GenericSchema<TChange, unknown>
  },
  success: string,
) {
  const creation = createEndpoint<TBody>(resource)
  const change = changeEndpoint<TChange>(resource)
  return mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async ({ id, name, body }: RecordChange<TBody>) => {
      await (id === undefined ? send(creation, { body }) : send(change, { id, body }))
      return new MutationResult(name)
    },
    meta: { success },
  })
}
