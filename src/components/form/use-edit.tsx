import { evaluate as isEqual } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { fetchWithHistory } from '@/api/latest-record'
import type { Filters } from '@/api/list'
import { listsKey } from '@/api/queries'
import type { Resource } from '@/api/resource'
import type { History } from '@/domain/record-schemas'
import { toast } from '@/lib/toast'
import { cleanText } from '@/lib/visible-text'
import { useConfirmation } from './confirm-dialog'
import {
  EditConflict,
  EditUnread,
  type Conflict,
  type ShownFields,
  type UnreadEdit,
} from './edit-questions'
import { wayBackOfEdit, type EditKind } from './edit-request'
import { keysOf, mergeEdit, pickFields, type Together } from './merge-edit'
import { NotSent, type FormStates } from './use-action-form'

interface EditOptions<
  TRow extends { id: string },
  TValues,
  TEdit extends object,
  TBody extends Readonly<Record<string, unknown>>,
> {
  resource: Resource<Filters, TRow>
  /** Finds the record in a list without details, unless it was renamed. */
  getName: (record: TRow) => string | null
  /** The form's values for a record. */
  toValues: (record: TRow) => TValues
  /** The values without differences in spelling: trimmed texts, amounts as numbers. */
  toEdit: (values: TValues) => TEdit
  /** The values as the record has them once they are saved. By default, their texts are cleaned. */
  toSaved?: (edit: TEdit) => TEdit
  together?: Together<TEdit>
  shown: ShownFields<TEdit>
  /** How an edit is undone. */
  undo?: Pick<EditKind<TRow, TEdit, TBody>, 'toBody' | 'asSent'> & {
    resource: EditKind<TRow, TEdit, TBody>['resource']
    /** The title of the success toast. */
    success: string
    /** Whether these values can be sent. By default, all can. */
    isPossible?: (change: Partial<TEdit>) => boolean
  }
}

/** Each text as `cleanText` leaves it. */
const cleanTexts = <TEdit extends object>(edit: TEdit): TEdit => ({
  ...edit,
  ...Object.fromEntries(
    Object.entries(edit).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, cleanText(value)]] : [],
    ),
  ),
})

export interface MergedEdit<TRow, TEdit> {
  /** The latest record. */
  record: TRow
  latest: TEdit
  merged: TEdit
  /** The fields of the form to send. At least one. */
  changed: readonly (keyof TEdit)[]
}

/**
 * Saves an edit of a record. `toVariables` of `useActionForm` calls `merge`, which reads the record
 * again and compares it with the form. Only the fields that the form changed are sent. If someone
 * else has changed the same fields, or if the record cannot be read, the user decides. A record
 * that is gone leads to a `NotSent`. Render `question` beside the form, and pass `onBack` to the
 * form.
 */
export function useEdit<
  TRow extends { id: string },
  TValues,
  TEdit extends object,
  TBody extends Readonly<Record<string, unknown>>,
>(options: EditOptions<TRow, TValues, TEdit, TBody>) {
  const {
    resource,
    getName,
    toValues,
    toEdit,
    toSaved = cleanTexts,
    together,
    shown,
    undo,
  } = options
  const [noun] = resource.noun
  const queryClient = useQueryClient()
  const conflict = useConfirmation<Conflict<TEdit>>()
  const unread = useConfirmation<UnreadEdit>()

  async function read(record: TRow) {
    const ref = { id: record.id, name: getName(record) ?? '' }
    try {
      const latest = await fetchWithHistory(resource, ref)
      return { latest: latest && latest.record, history: latest?.history ?? null }
    } catch (error) {
      return { failure: error instanceof ApiError ? error : new ApiError() }
    }
  }

  async function merge<TVariables extends object>(
    record: TRow,
    { start, values, isOpen, close }: FormStates<TValues>,
    toVariables: (edit: MergedEdit<TRow, TEdit>) => TVariables | null | Promise<TVariables | null>,
  ) {
    const { latest, history, failure } = await read(record)
    if (!isOpen() || failure?.isFromEndedSession) return null
    if (latest === null) {
      // The details are not invalidated, because their page would close the form.
      void queryClient.invalidateQueries({ queryKey: listsKey(resource) })
      return new NotSent(`This ${noun} no longer exists, so nothing was sent.`)
    }
    // The browser is offline, so the change could not be sent either.
    if (failure?.status === 0) return new NotSent(failure.message)
    if (failure && !(await unread.ask({ reason: failure.message }))) return null

    // The last known record, if the latest could not be read.
    const current = latest ?? record
    const states = {
      base: toEdit(start),
      mine: toEdit(values),
      latest: toEdit(toValues(current)),
    }
    const { changed, conflicts, merged } = mergeEdit(states, together)
    if (conflicts.length > 0) {
      void queryClient.invalidateQueries({ queryKey: [resource.module] })
      if (!(await conflict.ask({ fields: conflicts, ...states }))) return null
    }
    if (changed.length > 0) {
      const edit = { record: current, changed, merged, latest: states.latest }
      const variables = await toVariables(edit)
      const before = latest && { record: latest, history: history ?? null }
      const saved = pickFields(toSaved(merged), changed)
      const toWayBack = () => before && wayBackOf(before, saved)
      return variables && { ...variables, isDone: () => isSaved(edit), toWayBack }
    }
    // Somebody has made the same change, or a request whose response was lost.
    if (latest && !isEqual(states.mine, states.base)) {
      toast.success(`Nothing to save: the ${noun} already has these values`)
      void queryClient.invalidateQueries({ queryKey: [resource.module] })
    }
    close()
    return null
  }

  function wayBackOf(before: { record: TRow; history: History }, saved: Partial<TEdit>) {
    const { record } = before
    const toRecordEdit = (of: TRow) => toEdit(toValues(of))
    const earlier = pickFields(toRecordEdit(record), keysOf(saved))
    if (!undo || undo.isPossible?.(earlier) === false) return undefined
    return wayBackOfEdit({
      kind: { ...undo, toEdit: toRecordEdit, ...(together && { together }) },
      success: undo.success,
      ref: { id: record.id, name: getName(record) ?? '' },
      before,
      saved,
    })
  }

  /** Whether the record has the values that were sent. */
  async function isSaved({ record, changed, merged }: MergedEdit<TRow, TEdit>) {
    const { latest } = await read(record)
    if (!latest) return false
    const [saved, mine] = [toSaved(toEdit(toValues(latest))), toSaved(merged)]
    return changed.every((key) => saved[key] === mine[key])
  }

  return {
    merge,
    onBack: unread.onBack ?? conflict.onBack,
    question: (
      <>
        {unread.question && <EditUnread noun={noun} {...unread.question} />}
        {conflict.question && <EditConflict {...{ noun, shown }} {...conflict.question} />}
      </>
    ),
  }
}
