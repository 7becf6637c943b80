import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { getOwner, readDraft, removeDraft, saveDraft } from '@/lib/drafts'
import { getSession, subscribeToSession } from '@/lib/session'

// The content of an open form is saved when the session ends, and restored when the same administrator opens the same form after
// signing in. The URL opens it again, because it names the dialog.

/** What was saved for `form`, or null. It is restored once. */
export function useRestoredDraft<TSchema extends v.GenericSchema>(form: string, schema: TSchema) {
  const [restored] = useState(() => readDraft(form, schema))
  useEffect(() => removeDraft(form), [form])
  return restored
}

/**
 * Saves the content of an open form when the session ends. `getContent` returns null if there is nothing to save. Nothing is
 * saved if the user has neither an id nor an email.
 */
export function useSavedDraft(form: string, getContent: () => unknown) {
  const readContent = useEffectEvent(getContent)
  useEffect(() => {
    const owner = getOwner()
    if (!owner) return undefined
    return subscribeToSession(() => {
      if (getSession() !== null) return
      const content = readContent()
      if (content !== null) saveDraft(owner, form, content)
    })
  }, [form])
}

/** A text that is saved with each change, so that it survives its dialog too. Setting "" removes it. */
export function useDraftText(form: string) {
  const [text, setText] = useState(() => readDraft(form, v.string()) ?? '')
  function change(next: string) {
    setText(next)
    const owner = getOwner()
    if (next === '') removeDraft(form)
    else if (owner) saveDraft(owner, form, next)
  }
  return [text, change] as const
}
