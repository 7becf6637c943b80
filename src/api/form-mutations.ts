import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { isolate } from '@/lib/isolate'
import type { Body, Endpoint, Variables } from './endpoint'
import { send } from './http'
import { MutationResult } from './mutation-result'
import { ALL_QUERIES } from './query-client'
import { changeEndpoint, createEndpoint } from './record-endpoints'
import { remembered } from './remembered'
import type { Resource } from './resource'

interface Reported {
  /** The second line of the toast: a sentence, or without `name` the name. */
  detail: string
  /** What it is about, for the changes of this tab. */
  name?: string
}

const toResult = ({ detail, name }: Reported) =>
  new MutationResult(name === undefined ? isolate(detail) : detail)

interface MutationOptions {
  /** The page shows the change itself, so there is no toast. */
  isShown?: true
  /** The title among the changes of this tab. By default, that of the toast. */
  listedAs?: string
}

/** A mutation whose body comes from a form. `success` is the title of its toast. */
export function recordMutation<T extends Endpoint>(
  endpoint: T,
  success: string,
  { isShown, listedAs = success }: MutationOptions = {},
) {
  return mutationOptions({
    mutationKey: ALL_QUERIES,
    mutationFn: async (change: Reported & Variables<T>) => {
      const { detail, name = detail, id } = change
      const attempt = { title: listedAs, detail: name, path: endpoint.path, id }
      await remembered(attempt, () => send(endpoint, change))
      return toResult(change)
    },
    meta: { ...(!isShown && { success }) },
  })
}

export const patchMutation = <TBody extends Body>(
  resource: Pick<Resource, 'path'> & { change: v.GenericSchema<TBody, unknown> },
  success: string,
  options?: MutationOptions,
) => recordMutation(changeEndpoint<TBody>(resource), success, options)

/** A new record, or the changes of the one with `id`. */
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
      const { id, detail } = saved
      const attempt = { title: success, detail, path: change.path, id }
      await remembered(attempt, () =>
        saved.id === undefined ? send(creation, { body: saved.body }) : send(change, saved),
      )
      return toResult(saved)
    },
    meta: { success },
  })
}
