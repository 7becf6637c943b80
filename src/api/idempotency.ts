import { endsWithSession } from '@/memory/session-memory'
import { capabilitiesAt } from './announced'
import type { ApiError } from './api-error'
import { IDEMPOTENCY_KEY } from './conventions'
import type { Body } from './endpoint'

/** The keys of requests whose outcome is unknown. Pending requests are not included. */
let unsettled: { request: string; key: string }[] = []
endsWithSession(() => {
  unsettled = []
})

/** Forgets the key of a failed request. */
const forgetters = new WeakMap<Error, () => void>()

// The server was busy (429, 503), or a gateway does not know the outcome (502, 504): the next
// attempt repeats the key.
const UNSETTLED = new Set([429, 502, 503, 504])
// Says nothing about an earlier attempt, which the server may still be handling.
const CONFLICT = 409

// Browsers have no `crypto.randomUUID` on http pages, except on localhost.
const randomUuid = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16)
  })

/**
 * Creates the headers of a request that must be handled only once. If an earlier attempt at the
 * same request has an unknown outcome, its key is used again. Undefined if the backend has not
 * announced `idempotency` for the list that the path belongs to.
 */
export function createIdempotency(method: string, path: string, body?: Body) {
  if (!/POST|PATCH/.test(method) || !capabilitiesAt(path)?.idempotency) return undefined
  const kept = unsettled
  const request = JSON.stringify([method, path, body])
  const at = kept.findIndex((other) => other.request === request)
  const [earlier] = kept.splice(at, at === -1 ? 0 : 1)
  const key = earlier?.key ?? randomUuid()
  return {
    headers: { [IDEMPOTENCY_KEY]: key },
    /** Keeps the key for the next attempt, unless the response settles the request. */
    onFailure(failure: ApiError) {
      const { status, isLost } = failure
      const isConflict = earlier !== undefined && status === CONFLICT
      if (!isLost && !isConflict && !UNSETTLED.has(status)) return
      kept.push({ request, key })
      forgetters.set(failure, () => {
        const index = kept.findIndex((other) => other.key === key)
        if (index !== -1) kept.splice(index, 1)
      })
    },
  }
}

/**
 * Forgets the key of a request that has failed, because the record shows that it was done. Otherwise
 * the same request would get the response of before, and nothing would be done: a dish that is sold
 * out, available, and sold out again.
 */
export function forgetKey(failure: unknown) {
  if (failure instanceof Error) forgetters.get(failure)?.()
}
