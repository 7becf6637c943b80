import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { getDraftOwner, readDraft, removeDraft, saveDraft } from '@/lib/drafts'
import { getSession, subscribeToSession } from '@/lib/session'

// The content of a form is saved when the session ends. It is restored when the same administrator
// opens the same form after signing in. The URL reopens the form, because it contains the dialog.

/** Returns the saved draft of `form`, or null. A draft is only restored once. */
export function useRestoredDraft<TSchema extends v.GenericSchema>(form: string, schema: TSchema) {
  const [restored] = useState(() => readDraft(form, schema))
  useEffect(() => removeDraft(form), [form])
  return restored
}

/**
 * Saves an open form when the session ends, unless `getContent` returns null or the user has
 * neither an id nor an email.
 */
export function useSavedDraft(form: string, getContent: () => unknown) {
  const readContent = useEffectEvent(getContent)
  useEffect(() => {
    const owner = getDraftOwner()
    if (!owner) return undefined
    return subscribeToSession(() => {
      if (getSession() !== null) return
      const content = readContent()
      if (content !== null) saveDraft(owner, form, content)
    })
  }, [form])
}

/** Saves a text on every change, so that it outlives its dialog. Setting "" removes it. */
export function useDraftText(form: string) {
  const [text, setText] = useState(() => readDraft(form, v.string()) ?? '')
  function change(next: string) {
    setText(next)
    const owner = getDraftOwner()
    if (next === '') removeDraft(form)
    else if (owner) saveDraft(owner, form, next)
  }
  return [text, change] as const
}
