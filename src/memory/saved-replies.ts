import * as v from 'valibot'
import { byName } from '@/domain/saved-names'
import { createOwnList } from './own-list'

const savedReplySchema = v.object({
  /** Unique. */
  name: v.string(),
  /** May have placeholders, such as `{order}`. */
  text: v.string(),
  /** A timestamp in ms. 0 if the reply was never used. */
  usedAt: v.number(),
})
export type SavedReply = v.InferOutput<typeof savedReplySchema>

const savedReplies = createOwnList('savedReplies', savedReplySchema, (a, b) => a.name === b.name)

/** The signed-in administrator's saved replies. */
export const useSavedReplies = savedReplies.use
export const getSavedReplies = savedReplies.get
export const setSavedReplies = savedReplies.set
export const replaceSavedReply = savedReplies.replace

export const lastUsedFirst = (a: SavedReply, b: SavedReply) => b.usedAt - a.usedAt || byName(a, b)

/** Another tab may have edited the reply since it was read: its present text is kept. */
export function markUsed({ name }: Pick<SavedReply, 'name'>) {
  const reply = getSavedReplies().find((saved) => saved.name === name)
  if (reply) replaceSavedReply(reply, { ...reply, usedAt: Date.now() })
}
