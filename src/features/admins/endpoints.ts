import * as v from 'valibot'

export const inviteAgainEndpoint = {
  method: 'POST',
  path: '/crm/admin/{id}/invite',
  response: v.unknown(),
} as const
