import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { isolate } from '@/lib/isolate'
import type { Body, Endpoint, RecordEndpoint } from './endpoint'
import { send } from './http'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { changeEndpoint } from './record-endpoints'
import { rememberError, rememberSuccess } from './remembered'
import type { Resource } from './resource'

export interface RecordRef {
  id: string
  name: string
}

/** `answer` is the reason or note that the user entered, or "". */
export interface RecordRequest {
  /** The title of the success toast. */
  success: string
  /** That of its endpoint. */
  path: string
  /** If the record is already gone, the dialog also closes. */
  isDeletion?: true
  /** A success is listed among the changes of this tab. A failure is not: see `sendRequest`. */
  send: (record: RecordRef, answer: string) => Promise<MutationResult>
}

/** Returns the toast's second line. By default, it is the name, which is marked (`isolate`). */
export type ToDetail = ((name: string) => string) | undefined

type ToBody<T extends Endpoint> = T extends { body: v.GenericSchema }
  ? [toBody: (answer: string) => v.InferInput<T['body']>, toDetail?: ToDetail]
  : []

/** Creates requests to an endpoint of a record: `requestOf(inviteAgainEndpoint)('Sent')`. */
export function requestOf<T extends RecordEndpoint>(
  endpoint: T,
): (success: string, ...toBody: ToBody<T>) => RecordRequest
export function requestOf(endpoint: RecordEndpoint) {
  return (
    success: string,
    toBody?: (answer: string) => Body,
    toDetail: ToDetail = (name) => name,
  ): RecordRequest => ({
    success,
    path: endpoint.path,
    async send({ id, name }, answer) {
      await rememberSuccess(
        () => send(endpoint, { id, ...(toBody && { body: toBody(answer) }) }),
        () => ({ title: success, detail: name, path: endpoint.path, id }),
      )
      return new MutationResult(toDetail(isolate(name)))
    },
  })
}

/**
 * `const patch = patchOf(payoutResource)`. Curried, because TypeScript only checks the body that a
 * callback returns if its type is already known.
 */
export const patchOf = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
): ((success: string, toBody: (answer: string) => TBody, toDetail?: ToDetail) => RecordRequest) =>
  requestOf(changeEndpoint<TBody>(resource))

export const attemptOf = ({ success, path }: RecordRequest, { id, name }: RecordRef) => ({
  title: success,
  detail: name,
  path,
  id,
})

/** Sends a request for one record, and lists a failure among the changes of this tab. */
export async function sendRequest(request: RecordRequest, record: RecordRef, answer: string) {
  try {
    return await request.send(record, answer)
  } catch (error) {
    rememberError(attemptOf(request, record), error)
    throw error
  }
}

interface RequestVariables {
  record: RecordRef
  answer: string
}

export const requestMutation = (request: RecordRequest) =>
  mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: ({ record, answer }: RequestVariables) => sendRequest(request, record, answer),
    meta: { success: request.success },
  })
