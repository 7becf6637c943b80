import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { getSession, subscribeToSession } from './session'
import { userKey } from './user'

const KEY = 'marketplace-admin.draft'

const keptSchema = v.object({
  owner: v.string(),
  name: v.string(),
  place: v.string(),
  content: v.unknown(),
})

// In memory it keeps what storage cannot (a chosen file); in the tab's storage it outlives a reload.
let kept: v.InferOutput<typeof keptSchema> | null = null

function keep(draft: typeof kept) {
  kept = draft
  try {
    if (draft) window.sessionStorage.setItem(KEY, JSON.stringify(draft))
    else window.sessionStorage.removeItem(KEY)
  } catch (error) {
    console.error('The browser storage cannot be used for what was typed.', error)
  }
}

function readKept() {
  if (kept) return kept
  try {
    const saved = v.safeParse(
      v.pipe(v.string(), v.parseJson(), keptSchema),
      window.sessionStorage.getItem(KEY),
    )
    return saved.success ? saved.output : null
  } catch {
    return null
  }
}

/** What was kept for the administrator who is signed in. */
function ownDraft() {
  const session = getSession()
  const draft = readKept()
  return session && draft && draft.owner === userKey(session.user) ? draft : null
}

/** Whether anything was kept in this tab, by whomever. */
export const isDraftKept = () => readKept() !== null

/** Whether this administrator was typing something under this name when the session before ended. */
export const hasDraft = (name: string) => ownDraft()?.name === name

/** What this administrator was typing under this name when the session before ended in this tab, as `schema` reads it. */
export function readDraft<TSchema extends v.GenericSchema>(name: string, schema: TSchema) {
  const draft = ownDraft()
  const parsed = v.safeParse(schema, draft?.name === name ? draft.content : undefined)
  return parsed.success ? parsed.output : null
}

/** The address at which it was typed. */
export function draftPlace() {
  return ownDraft()?.place
}

export function forgetDraft(name: string) {
  if (readKept()?.name === name) keep(null)
}

/** What one administrator typed is not kept in another's session. */
export function forgetForeignDraft() {
  if (ownDraft() === null) keep(null)
}

/**
 * Keeps what a form holds when the session ends while it is open, for `readDraft` of the same name; `content` gives it, or
 * null where nothing was typed. An administrator who cannot be told from others has none.
 */
export function useDraft(name: string, content: () => unknown) {
  const { history } = useRouter()
  const read = useEffectEvent(content)
  useEffect(() => {
    const session = getSession()
    const owner = session && userKey(session.user)
    if (!owner) return undefined
    return subscribeToSession(() => {
      if (getSession() !== null) return
      const typed = read()
      if (typed !== null) keep({ owner, name, place: history.location.href, content: typed })
    })
  }, [history, name])
}
