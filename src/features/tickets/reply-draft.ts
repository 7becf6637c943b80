/** The name of the draft of a reply. */
export const replyDraft = (id: string) => `reply to ticket ${id}`
