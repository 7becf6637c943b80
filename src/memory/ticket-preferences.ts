import * as v from 'valibot'
import { createPreference } from '@/lib/preferences'

/** Whether a reply to a ticket without an assignee also takes the ticket. */
export const repliesTakeTicket = createPreference('repliesTakeTicket', v.boolean(), true, {
  isChosen: true,
})
