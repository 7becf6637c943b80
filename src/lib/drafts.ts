import * as v from 'valibot'
import { getSession } from './session'
import { userKey } from './user'

// What an administrator has typed, by form. It survives a reload and the end of the session: lib/use-draft.ts.

const KEY = 'marketplace-admin.draft'

const draftsSchema = v.object({
  owner: v.string(),
  /** The content by the name of the form. */
  forms: v.record(v.string(), v.unknown()),
})
type Drafts = v.InferOutput<typeof draftsSchema>

// sessionStorage survives a reload. Memory also holds what JSON cannot (a chosen file).
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

/** The key of the administrator who is signed in, or null if the user has neither an id nor an email. */
export function getOwner() {
  const session = getSession()
  return session && userKey(session.user)
}

/** The drafts of the administrator who is signed in. */
function readOwn() {
  const drafts = read()
  return drafts?.owner === getOwner() ? drafts : null
}

/** Replaces the draft of `form`. The drafts of another administrator are removed. */
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

/** Whether this tab has a draft, of any administrator. */
export const hasDraft = () => read() !== null

/** Whether one of the drafts is of a form that was open when the session ended. A text may be of a dialog that has closed. */
export const hasFormDraft = () =>
  Object.values(read()?.forms ?? {}).some((content) => typeof content !== 'string')

/** Removes the drafts of another administrator. */
export function removeForeignDraft() {
  if (readOwn() === null && read() !== null) write(null)
}

/** What was saved for `form` by the administrator who is signed in, or null. */
export function readDraft<TSchema extends v.GenericSchema>(form: string, schema: TSchema) {
  const parsed = v.safeParse(schema, readOwn()?.forms[form])
  return parsed.success ? parsed.output : null
}
