import * as v from 'valibot'
import { userKey } from '@/domain/user'
import { notKept } from '@/lib/preferences'
import { toast } from '@/lib/toast'
import { getSession } from './session'

// A draft is what was typed and not sent (use-draft.ts). It survives a reload, a tab that a phone
// dropped, and the end of the session. It belongs to one administrator and ends with the tab.

const KEY = 'marketplace-admin.draft'

const contentsSchema = v.record(v.string(), v.unknown())
const draftsSchema = v.object({
  owner: v.string(),
  /** Forms. Logout discards them. */
  forms: contentsSchema,
  /** Messages that outlive their dialog: replies and notes. They outlive logout too. */
  texts: v.optional(contentsSchema, {}),
})
type Drafts = v.InferOutput<typeof draftsSchema>
export type DraftGroup = 'forms' | 'texts'

// Memory also holds what JSON cannot represent (a file) or what the storage rejects.
let inMemory: Drafts | null = null
let stored: string | null = null
let isWritable = true

const writers = new Set<() => void>()
/** Calls the listener after each change of the drafts in this page. */
export function subscribeToDrafts(listener: () => void) {
  writers.add(listener)
  return () => {
    writers.delete(listener)
  }
}

function write(drafts: Drafts | null) {
  inMemory = drafts
  queueMicrotask(() => {
    for (const listener of writers) listener()
  })
  stored = drafts && JSON.stringify(drafts)
  try {
    if (stored === null) window.sessionStorage.removeItem(KEY)
    else window.sessionStorage.setItem(KEY, stored)
    isWritable = true
  } catch (error) {
    // One warning, not one for each letter.
    if (isWritable) {
      console.error('The browser storage cannot hold the draft of a form.', error)
      toast.warning(notKept('What you type', 'it is gone'))
    }
    isWritable = false
    removeStored()
  }
}

/** Otherwise a reload would restore an older draft than the one that the storage rejected. */
function removeStored() {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so there is no older draft.
  }
}

function readStored() {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/**
 * The storage wins over memory. The back-forward cache restores a page as it was, and meanwhile
 * another page of this tab may have sent or discarded a draft.
 */
function read() {
  if (isWritable && readStored() !== stored) inMemory = null
  if (inMemory) return inMemory
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftsSchema), readStored())
  return parsed.success ? parsed.output : null
}

/** The key of the signed-in administrator. Null if the user has neither an id nor an email. */
export function getDraftOwner() {
  const session = getSession()
  return session && userKey(session.user)
}

function readOf(owner: string | null) {
  const drafts = read()
  return drafts?.owner === owner ? drafts : null
}

/**
 * Replaces the drafts of another administrator, unless the other one is signed in: a response may
 * arrive after the session of its sender.
 */
export function saveDraft(owner: string, group: DraftGroup, name: string, content: unknown) {
  if (getSession() && getDraftOwner() !== owner) return
  const drafts = readOf(owner) ?? { owner, forms: {}, texts: {} }
  write({ ...drafts, [group]: { ...drafts[group], [name]: content } })
}

function replace(drafts: Drafts) {
  const { forms, texts } = drafts
  write(Object.keys({ ...forms, ...texts }).length > 0 ? drafts : null)
}

export function removeDraft(owner: string | null, group: DraftGroup, name: string) {
  const drafts = readOf(owner)
  if (drafts?.[group][name] === undefined) return
  const { [name]: _removed, ...others } = drafts[group]
  replace({ ...drafts, [group]: others })
}

const listeners = new Set<() => void>()
/** Calls the listener if another page may have removed a draft of this tab. */
export function subscribeToRemovals(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const SENT_KEY = 'marketplace-admin.sentDraft'
const fields = v.looseObject({})

/** What was typed, without what the form remembers about saving. */
const typedIn = (content: unknown) =>
  JSON.stringify(
    v.is(fields, content) ? { ...content, wasSaving: undefined, seen: undefined } : content,
  )

const sentSchema = v.object({
  owner: v.string(),
  group: v.picklist(['forms', 'texts']),
  name: v.string(),
  typed: v.string(),
})

/** Removes a draft that was sent, in this tab and in duplicates of it, which begin with copies. */
export function removeSentDraft(owner: string | null, group: DraftGroup, name: string) {
  const typed = typedIn(readDraft(owner, group, name))
  removeDraft(owner, group, name)
  try {
    // Only for the storage event in other tabs.
    window.localStorage.setItem(SENT_KEY, JSON.stringify({ owner, group, name, typed }))
    window.localStorage.removeItem(SENT_KEY)
  } catch {
    // Storage is blocked or full: a duplicated tab keeps its drafts.
  }
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key !== SENT_KEY) return
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sentSchema), newValue)
  if (!parsed.success) return
  const { owner, group, name, typed } = parsed.output
  if (typedIn(readDraft(owner, group, name)) !== typed) return
  removeDraft(owner, group, name)
  for (const listener of listeners) listener()
}

function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) for (const listener of listeners) listener()
}

/**
 * Removes drafts that a duplicate of this tab has sent. After the back-forward cache restored this
 * page, reads the drafts again.
 */
export function followOtherPages() {
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** The draft as it was saved. Undefined if there is none. */
export const readDraft = (owner: string | null, group: DraftGroup, name: string) =>
  readOf(owner)?.[group][name]

export function findDrafts(owner: string | null, isAbout: (name: string) => boolean) {
  const { forms = {}, texts = {} } = readOf(owner) ?? {}
  const found = (group: DraftGroup, contents: typeof forms) =>
    Object.entries(contents)
      .filter(([name]) => isAbout(name))
      .map(([name, content]) => ({ group, name, content }))
  return [...found('forms', forms), ...found('texts', texts)]
}

/** Whether this tab has drafts of any administrator. */
export const hasDraft = () => read() !== null

/** The number of forms with a draft, of any administrator. */
export const countFormDrafts = () => Object.keys(read()?.forms ?? {}).length

export function removeFormDrafts() {
  const drafts = read()
  if (drafts) replace({ ...drafts, forms: {} })
}

export function removeForeignDraft() {
  if (readOf(getDraftOwner()) === null && read() !== null) write(null)
}
