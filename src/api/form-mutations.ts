import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Body, Endpoint, Variables } from './endpoint'
import { send } from './http'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { changeEndpoint, createEndpoint } from './record-endpoints'
import { remembered } from './remembered'
import type { Resource } from './resource'

interface Reported {
  /** The second line of the toast. */
  detail: string
}

interface MutationOptions {
  /** The page shows the change itself, so there is no toast. */
  isShown?: true
}

/** A mutation whose body comes from a form. `success` is the title of its toast. */
export function recordMutation<T extends Endpoint>(
  endpoint: T,
  success: string,
  { isShown }: MutationOptions = {},
) {
  return mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async (change: Reported & Variables<T>) => {
      const { detail, id } = change
      const attempt = { title: success, detail, path: endpoint.path, id }
      await remembered(attempt, () => send(endpoint, change))
      return new MutationResult(detail)
    },
    meta: { ...(!isShown && { success }) },
  })
}

export const patchMutation = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
  success: string,
) => recordMutation(changeEndpoint<TBody>(resource), success)

interface SavedRecord<TBody> extends Reported {
  /** Undefined for a new record. */
  id?: string | undefined
  body: TBody
}

/** Creates a record with `POST {path}`, or updates the one with `id` with `PATCH {path}/{id}`. */
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
    mutationFn: async ({ id, detail, body }: SavedRecord<TBody>) => {
      const attempt = { title: success, detail, path: change.path, id }
      await remembered(attempt, () =>
        id === undefined ? send(creation, { body }) : send(change, { id, body }),
      )
      return new MutationResult(detail)
    },
    meta: { success },
  })
}
