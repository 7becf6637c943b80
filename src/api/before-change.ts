import { parseTime } from '@/domain/lagos'
import type { History } from '@/domain/record-schemas'
import { isolate } from '@/lib/isolate'
import { mayBeOwn } from '@/memory/own'
import { ApiError } from './api-error'
import { requireSession } from './http'

// A request that depends on what a record is: the record is read first.

/** Nothing is sent, for this reason. */
export const notSent = (reason: string) => new ApiError(reason, 0, { isQuestion: true })

/** Whether a failure to read concerns all records: the browser is offline, or the server is busy. */
const concernsAll = ({ status, busyUntil, isFromEndedSession }: ApiError) =>
  status === 0 || status === 429 || busyUntil !== null || isFromEndedSession

/** Reads a record right before a request. Rejects with the reason why nothing is sent. */
export async function readBefore<T>(read: () => Promise<T | null>): Promise<T> {
  const checkSession = requireSession()
  const latest = await read().catch((error: unknown) => {
    if (error instanceof ApiError && concernsAll(error)) throw error
    throw notSent('It could not be read again, so nothing was sent.')
  })
  checkSession()
  if (latest === null) throw notSent('It no longer exists, so nothing was sent.')
  return latest
}

type Entry = NonNullable<History>[number]

// They do not change the record.
const MESSAGES = new Set(['replied', 'note_added'])

const keyOf = ({ event, at, by }: Entry) => JSON.stringify([event, at, by?.id])

/**
 * The latest change that somebody else has made since the history was as in `since`, or since that
 * time in ms.
 */
export function changeByOther(history: History, since: History | number) {
  const known = new Set(typeof since === 'number' ? [] : since?.map(keyOf))
  const isNew = (entry: Entry) =>
    typeof since === 'number' ? parseTime(entry.at) > since : !known.has(keyOf(entry))
  return history?.findLast(
    (entry) => isNew(entry) && !mayBeOwn(entry.by) && !MESSAGES.has(entry.event ?? ''),
  )
}

/** Nothing is sent, because the record has changed since. */
export class ChangedSince extends ApiError {
  constructor(reason: string) {
    super(`${reason}, so nothing was sent.`, 0, { isQuestion: true })
  }
}

/** "Ngozi Eze has changed it since". */
export const changedSince = (entry: Entry | undefined) =>
  new ChangedSince(`${isolate(entry?.by?.name, 'Somebody')} has changed it since`)
