import * as v from 'valibot'
import { getSession } from './session'
import { userKey } from './user'

// Unsaved form content. It survives a reload and the end of the session (hooks/use-draft.ts).

const KEY = 'marketplace-admin.draft'

const draftsSchema = v.object({
  owner: v.string(),
  forms: v.record(v.string(), v.unknown()),
})
type Drafts = v.InferOutput<typeof draftsSchema>

// sessionStorage survives a reload. Memory also holds what JSON cannot represent (a file).
let inMemory: Drafts | null = null

function write(drafts: Drafts | null) {
  inMemory = drafts
  try {
    if (drafts) window.sessionStorage.setItem(KEY, JSON.stringify(drafts))
    else window.sessionStorage.removeItem(KEY)
  } catch (error) {
    console.error('The browser storage cannot hold the draft of a form.', error)
  }
}

function read() {
  if (inMemory) return inMemory
  try {
    const saved = window.sessionStorage.getItem(KEY)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftsSchema), saved)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** The key of the signed-in administrator. Null if the user has neither an id nor an email. */
export function getDraftOwner() {
  const session = getSession()
  return session && userKey(session.user)
}

function readOwn() {
  const drafts = read()
  return drafts?.owner === getDraftOwner() ? drafts : null
}

/** Removes the drafts of other administrators. */
export function saveDraft(owner: string, form: string, content: unknown) {
  const drafts = read()
  write({ owner, forms: { ...(drafts?.owner === owner && drafts.forms), [form]: content } })
}

export function removeDraft(form: string) {
  const drafts = read()
  if (drafts?.forms[form] === undefined) return
  const { [form]: _removed, ...forms } = drafts.forms
  write(Object.keys(forms).length > 0 ? { ...drafts, forms } : null)
}

/** Whether this tab has drafts of any administrator. */
export const hasDraft = () => read() !== null

/**
 * Whether there is a draft of a form that was open when the session ended. Text drafts do not
 * count, because their dialog may have been closed.
 */
export const hasFormDraft = () =>
  Object.values(read()?.forms ?? {}).some((content) => typeof content !== 'string')

export function removeForeignDraft() {
  if (readOwn() === null && read() !== null) write(null)
}

/** The signed-in administrator's draft of `form`, or null. */
export function readDraft<TSchema extends v.GenericSchema>(form: string, schema: TSchema) {
  const parsed = v.safeParse(schema, readOwn()?.forms[form])
  return parsed.success ? parsed.output : null
}
