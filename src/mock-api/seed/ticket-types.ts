import type { CurrentOrder, Named } from './types.ts'

/** Who has written a message: a user, a vendor, a driver or an administrator. */
export type Party = Named & { type: string }

export interface StoredMessage {
  id: string
  body: string
  /** Null for a customer without an account. */
  by: Party | null
  createdAt: string
  images?: readonly string[]
}

export interface StoredTicket {
  id: string
  ticketId: string
  subject: string
  category: string
  status: string
  requester: Party | null
  order: CurrentOrder | null
  assignee: Named | null
  lastMessage: string
  lastMessageBy: string
  lastMessageAt: string
  unread: number
  createdAt: string
  updatedAt: string
  closedAt?: string | null
  messages: readonly StoredMessage[]
}
