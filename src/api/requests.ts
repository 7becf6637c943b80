import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { isolate } from '@/lib/isolate'
import type { WayBack } from '@/lib/way-back'
import type { Success } from '@/memory/changes'
import { isGone } from './api-error'
import type { OneRequest } from './carry-out'
import {
  type Body,
  type Endpoint,
  type RecordEndpoint,
  changeEndpoint,
  type Variables,
  createEndpoint,
  deleteEndpoint,
} from './endpoint'
import { send } from './http'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { remembered } from './remembered'
import type { Resource } from './resource'

export interface RecordRef {
  id: string
  name: string
}

/** `answer` is the reason or note that the user entered, or "". */
export interface RecordRequest {
  /** The title of the success toast. */
  success: string
  /** The path of the endpoint. */
  path: string
  /** The dialog also closes if the record is already gone. */
  isDeletion?: true
  send: (record: RecordRef, answer: string) => Promise<MutationResult>
  /**
   * The result of a request that was done although its response was lost. By default, its detail is
   * the name.
   */
  toResult?: (record: RecordRef) => MutationResult
  /** What “My changes” says about a success. By default, the name with a link to the record. */
  toListed?: (record: RecordRef, result: MutationResult | null) => Partial<Success>
}

/** Returns the toast's second line. By default, the name, marked with `isolate`. */
type ToDetail = ((name: string) => string) | undefined

/** The same for a change that may wait for somebody else. Without `response`, it was lost. */
type ToOutcome = ((name: string, response?: unknown) => string | MutationResult) | undefined

type ToBody<T extends Endpoint> = T extends { body: v.GenericSchema }
  ? [toBody: (answer: string) => v.InferInput<T['body']>, toOutcome?: ToOutcome]
  : []

/** Creates requests to an endpoint of a record: `requestOf(inviteAgainEndpoint)('Sent')`. */
export function requestOf<T extends RecordEndpoint>(
  endpoint: T,
): (success: string, ...toBody: ToBody<T>) => RecordRequest
export function requestOf(endpoint: RecordEndpoint) {
  return (
    success: string,
    toBody?: (answer: string) => Body,
    toOutcome: NonNullable<ToOutcome> = (name) => name,
  ): RecordRequest => {
    function toResult({ name }: RecordRef, response?: unknown) {
      const outcome = toOutcome(isolate(name), response)
      return typeof outcome === 'string' ? new MutationResult(outcome) : outcome
    }
    return {
      success,
      path: endpoint.path,
      async send(record, answer) {
        const { id } = record
        const response = await send(endpoint, { id, ...(toBody && { body: toBody(answer) }) })
        return toResult(record, response)
      },
      toResult,
      toListed: (_record, result) =>
        result?.waitsFor ? { note: `Waits for ${result.waitsFor}` } : {},
    }
  }
}

/**
 * Curried, because TypeScript checks the body that a callback returns only if its type is already
 * known.
 */
export const patchOf = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
): ((success: string, toBody: (answer: string) => TBody, toOutcome?: ToOutcome) => RecordRequest) =>
  requestOf(changeEndpoint<TBody>(resource))

export const attemptOf = ({ success, path }: RecordRequest, { id, name }: RecordRef) => ({
  title: success,
  detail: name,
  path,
  id,
})

/** What “My changes” of this tab lists once a request is done. */
export const doneAttemptOf = (
  request: RecordRequest,
  record: RecordRef,
  result: MutationResult | null = null,
): Success => ({ ...attemptOf(request, record), ...request.toListed?.(record, result) })

interface Undoable {
  /** Called once the request is done. Undefined if there is no exact way back. */
  toWayBack?: (() => WayBack | undefined) | undefined
}

/** Whether a request was done, or the result that the record shows. */
export type Outcome = boolean | MutationResult

interface RequestVariables extends Undoable, Pick<Settling, 'isConfirmed'> {
  record: RecordRef
  answer: string
  isDone?: (() => Promise<Outcome>) | undefined
  isKnownDone?: Outcome | undefined
}

interface ChosenRequest extends RequestVariables {
  /** Replaces the request of the mutation. */
  request?: RecordRequest
}
/** How a lost response of the request is settled: see `carryOut`. */
export type Settling = Pick<OneRequest<unknown>, 'isDone' | 'isKnownDone' | 'isConfirmed'>

/** Sends an action's request for one record, and adds its outcome to “My changes” of this tab. */
export async function sendRequest(
  request: RecordRequest,
  { record, answer, toWayBack, isDone, isKnownDone = false, isConfirmed }: RequestVariables,
) {
  let wayBack: WayBack | undefined
  /** The result of a lost request, as the record shows it. */
  let settled: MutationResult | null = null
  function toDone(outcome: Outcome) {
    if (outcome instanceof MutationResult) settled = outcome
    return outcome !== false
  }
  const result = await remembered(
    {
      attempt: attemptOf(request, record),
      content: [request.success, answer],
      send: () => request.send(record, answer),
      isDone: isDone && (async () => toDone(await isDone())),
      isKnownDone: toDone(isKnownDone),
      isConfirmed,
    },
    (response) => {
      wayBack = toWayBack?.()
      return { ...doneAttemptOf(request, record, response ?? settled), wayBack }
    },
  )
  const { detail, ...shown } =
    result ?? settled ?? request.toResult?.(record) ?? new MutationResult(isolate(record.name))
  return new MutationResult(detail, { ...shown, wayBack })
}

export const requestMutation = (request: RecordRequest) =>
  mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: ({ request: chosen = request, ...variables }: ChosenRequest) =>
      sendRequest(chosen, variables),
    meta: { success: request.success },
  })

interface Reported extends Settling {
  /** The second line of the toast. Without a `name`, it is the name. */
  detail: string
  /** The name of the record, for “My changes”. */
  name?: string
}

const toResult = ({ detail, name }: Reported, wayBack?: WayBack) =>
  new MutationResult(name === undefined ? isolate(detail) : detail, { wayBack })

interface MutationOptions {
  /** The page shows the change itself, and questions, so there is no toast. */
  isShown?: true
  /** The title in “My changes”. By default, the title of the toast. */
  listedAs?: string
}

/** A mutation with the body of a form. `success` is the title of its toast. */
export function recordMutation<T extends Endpoint>(
  endpoint: T,
  success: string,
  { isShown, listedAs = success }: MutationOptions = {},
) {
  return mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async (change: Reported & Undoable & Variables<T>) => {
      const { detail, name = detail, id, body, isDone, isKnownDone, isConfirmed } = change
      const attempt = { title: listedAs, detail: name, path: endpoint.path, id }
      let wayBack: WayBack | undefined
      await remembered(
        {
          attempt,
          content: body,
          send: () => send(endpoint, change),
          isDone,
          isKnownDone,
          isConfirmed,
        },
        () => {
          wayBack = change.toWayBack?.()
          return { ...attempt, wayBack }
        },
      )
      return toResult(change, wayBack)
    },
    meta: isShown ? { showsQuestions: true } : { success },
  })
}

export const patchMutation = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
  success: string,
  options?: MutationOptions,
) => recordMutation(changeEndpoint<TBody>(resource), success, options)

/** A new record, or the changes of the record with `id`. */
type Saved<TBody, TChange> = Reported &
  ({ id?: never; body: TBody } | { id: string; body: TChange })

/** Creates a record with `POST {path}`, or updates the one with `id` with `PATCH {path}/{id}`. */
export function saveMutation<TBody extends Body, TChange extends Body>(
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
    mutationFn: async (saved: Saved<TBody, TChange>) => {
      const { id, detail, body, isDone, isKnownDone, isConfirmed } = saved
      await remembered<unknown>({
        attempt: { title: success, detail, path: change.path, id },
        content: body,
        send: () =>
          saved.id === undefined ? send(creation, { body: saved.body }) : send(change, saved),
        isDone,
        isKnownDone,
        isConfirmed,
      })
      return toResult(saved)
    },
    meta: { success },
  })
}

interface DeletionOptions {
  toDetail?: ToDetail
  /** Called with the id once the record is gone, no matter who deleted it. */
  onGone?: ((id: string) => void) | undefined
}

export function deletionOf(
  resource: Pick<Resource, 'path'> & { isDeletable: true },
  success: string,
  { toDetail = (name) => name, onGone }: DeletionOptions = {},
): RecordRequest {
  const endpoint = deleteEndpoint(resource)
  function afterDeletion({ id, name }: RecordRef) {
    onGone?.(id)
    return new MutationResult(toDetail(isolate(name)))
  }
  return {
    success,
    path: endpoint.path,
    isDeletion: true,
    async send(record) {
      const { id } = record
      try {
        await send(endpoint, { id })
      } catch (error) {
        if (isGone(error)) onGone?.(id)
        throw error
      }
      return afterDeletion(record)
    },
    toResult: afterDeletion,
    toListed: () => ({ id: undefined }),
  }
}
