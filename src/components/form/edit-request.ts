import type * as v from 'valibot'
import { changeByOther, changedSince, notSent, readBefore } from '@/api/before-change'
import { changeEndpoint, type Body } from '@/api/endpoint'
import { send } from '@/api/http'
import { fetchWithHistory } from '@/api/latest-record'
import type { Filters } from '@/api/list'
import { MutationResult } from '@/api/mutation-result'
import type { RecordRef, RecordRequest } from '@/api/requests'
import type { Resource } from '@/api/resource'
import type { History } from '@/domain/record-schemas'
import { isolate } from '@/lib/isolate'
import type { WayBack } from '@/lib/way-back'
import { keysOf, mergeEdit, pickFields, type Together } from './merge-edit'

/** How an edit of a kind of record is saved without a form. */
export interface EditKind<TRow extends { id: string }, TEdit extends object, TBody extends Body> {
  resource: Resource<Filters, TRow> & { change: v.GenericSchema<TBody, unknown> }
  toEdit: (record: TRow) => TEdit
  /** The fields as the record has them, for the way back. By default `toEdit`. */
  asSent?: (record: TRow) => TEdit
  /** The body that changes these fields of the latest record. */
  toBody: (record: TRow, change: Partial<TEdit>) => TBody
  together?: Together<TEdit>
  /** Why the latest record is not edited. Null if it is. */
  obstacleOf?: (record: TRow) => string | null
}

interface Edit<TRow extends { id: string }, TEdit extends object, TBody extends Body> {
  kind: EditKind<TRow, TEdit, TBody>
  /** The title of the success toast. */
  success: string
  /** The fields when the edit began, and as they should be. */
  base: TEdit
  mine: TEdit
  /** What is sent for a field of `mine`. */
  sent?: TEdit
  /** Nothing is sent either if somebody else has changed another field. */
  isUndo?: true
  /** The history when the edit began, or the time in ms. Later entries are those of others. */
  since: History | number
}

/**
 * An edit of one record. The record is read first, and only the fields that the edit changes are
 * sent. Nothing is sent if somebody else has changed one of them since `base`.
 */
export function editRequest<TRow extends { id: string }, TEdit extends object, TBody extends Body>(
  edit: Edit<TRow, TEdit, TBody>,
) {
  const { kind, success, base, mine, sent = mine, since } = edit
  const { resource, toEdit, toBody, together } = kind
  const endpoint = changeEndpoint<TBody>(resource)
  const read = (ref: RecordRef) => fetchWithHistory(resource, ref)
  let done: Pick<SavedEdit<TRow, TEdit, TBody>, 'before' | 'saved'> | undefined

  const request: RecordRequest = {
    success,
    path: endpoint.path,
    async send(ref) {
      const before = await readBefore(() => read(ref))
      const obstacle = kind.obstacleOf?.(before.record)
      if (obstacle) throw notSent(obstacle)
      const states = { base, mine, latest: toEdit(before.record) }
      const { changed, conflicts } = mergeEdit(states, together)
      const other = changeByOther(before.history, since)
      if (conflicts.length > 0 || (edit.isUndo && other)) throw changedSince(other)
      if (changed.length === 0) throw notSent('It has these values already.')
      const saved = pickFields(mine, changed)
      done = { before, saved }
      const body = toBody(before.record, pickFields(sent, changed))
      await send(endpoint, { id: ref.id, body })
      return new MutationResult(isolate(ref.name))
    },
  }
  return {
    request,
    /** Whether the record has the values of the edit. */
    async isDone(ref: RecordRef) {
      const latest = await read(ref)
      if (!latest) return false
      const now = toEdit(latest.record)
      return keysOf(mine).every((key) => mine[key] === base[key] || now[key] === mine[key])
    },
    /** Gives the fields of the edit the values that they had right before the request. */
    toWayBack: (ref: RecordRef, undone: string) =>
      done && wayBackOfEdit({ ...done, kind, ref, success: undone }),
  }
}

interface SavedEdit<
  TRow extends { id: string },
  TEdit extends object,
  TBody extends Body,
> extends Pick<Edit<TRow, TEdit, TBody>, 'kind' | 'success'> {
  ref: RecordRef
  /** The record right before the request. */
  before: { record: TRow; history: History }
  /** The fields that were saved. */
  saved: Partial<TEdit>
}

/** The way back from an edit: an edit that restores the fields that it saved. */
export function wayBackOfEdit<
  TRow extends { id: string },
  TEdit extends object,
  TBody extends Body,
>({ kind, success, ref, before, saved }: SavedEdit<TRow, TEdit, TBody>): WayBack {
  const mine = kind.toEdit(before.record)
  const { request, isDone } = editRequest({
    kind,
    success,
    base: { ...mine, ...saved },
    mine,
    sent: kind.asSent?.(before.record) ?? mine,
    isUndo: true,
    since: before.history,
  })
  return { success, send: () => request.send(ref, ''), isDone: () => isDone(ref) }
}
