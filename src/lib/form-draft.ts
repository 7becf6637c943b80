import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { getSession, subscribeToSession } from './session'
import { userKey } from './user'

// A form survives the end of a session: its content is saved when the session ends, and restored when the same
// administrator opens the same form after signing in. The URL opens it again, because it names the dialog.

const KEY = 'marketplace-admin.draft'

const draftSchema = v.object({ owner: v.string(), form: v.string(), content: v.unknown() })
type Draft = v.InferOutput<typeof draftSchema>

// sessionStorage survives a reload. Memory also holds what JSON cannot (a chosen file).
let inMemory: Draft | null = null

function save(draft: Draft | null) {
  inMemory = draft
  try {
    if (draft) window.sessionStorage.setItem(KEY, JSON.stringify(draft))
    else window.sessionStorage.removeItem(KEY)
  } catch (error) {
    console.error('The browser storage cannot hold the draft of a form.', error)
  }
}

function read() {
  if (inMemory) return inMemory
  try {
    const saved = window.sessionStorage.getItem(KEY)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), saved)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** The draft of the administrator who is signed in. */
function readOwn() {
  const session = getSession()
  const draft = read()
  return session && draft?.owner === userKey(session.user) ? draft : null
}

/** Whether this tab has a draft, of any administrator. */
export const hasDraft = () => read() !== null

/** Removes the draft of another administrator. */
export function removeForeignDraft() {
  if (readOwn() === null && read() !== null) save(null)
}

/** What was saved for `form` by the administrator who is signed in, or null. */
export function useRestoredDraft<TSchema extends v.GenericSchema>(form: string, schema: TSchema) {
  const [restored] = useState(() => {
    const draft = readOwn()
    const parsed = v.safeParse(schema, draft?.form === form ? draft.content : undefined)
    return parsed.success ? parsed.output : null
  })
  useEffect(() => {
    if (read()?.form === form) save(null)
  }, [form])
  return restored
}

/**
 * Saves the content of an open form when the session ends. `getContent` returns null if there is nothing to save. Nothing is
 * saved if the user has neither an id nor an email.
 */
export function useSavedDraft(form: string, getContent: () => unknown) {
  const readContent = useEffectEvent(getContent)
  useEffect(() => {
    const session = getSession()
    const owner = session && userKey(session.user)
    if (!owner) return undefined
    return subscribeToSession(() => {
      if (getSession() !== null) return
      const content = readContent()
      if (content !== null) save({ owner, form, content })
    })
  }, [form])
}
