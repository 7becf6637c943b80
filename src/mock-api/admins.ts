import { http, HttpResponse } from 'msw'
import type { ChangeOf } from '../api/resource.ts'
import { adminResource } from '../features/admins/resource.ts'
import { answer, listParams, missing, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { usertypes, type StoredAdmin } from './seed/admins.ts'
import { adminOf, endSessionsOf } from './session.ts'
import { isoOf } from './time.ts'

function refusalOf(db: Db, admin: StoredAdmin, patch: ChangeOf<typeof adminResource>) {
  if ('usertype' in patch) {
    return usertypes.includes(patch.usertype) ? undefined : 'There is no such type'
  }
  const isLast = !db.admins.all().some(({ id, status }) => status === 'active' && id !== admin.id)
  return patch.status === 'disabled' && isLast
    ? 'The last active administrator cannot be disabled'
    : undefined
}

export function createAdminHandlers(db: Db) {
  return [
    http.get('*/api/crm/admin', ({ request }) => {
      const { rows, ...page } = db.admins.list(listParams(request))
      return answer({ admins: rows, ...page, usertypes })
    }),
    http.post('*/api/crm/admin', async ({ request }) => {
      const { body, refusal } = await readBody(request, adminResource.create)
      if (refusal) return refusal
      const email = body.email.toLowerCase()
      if (db.admins.all().some((other) => other.email === email)) {
        return refuse('There is already an administrator with this email')
      }
      const admin = {
        ...body,
        id: `adm-${crypto.randomUUID()}`,
        email,
        usertype: body.usertype ?? 'support',
        status: 'invited',
        lastLoginAt: null,
        invitedBy: adminOf(db, request),
        createdAt: isoOf(db.clock()),
      }
      db.admins.add(admin)
      return HttpResponse.json({ data: { admin } }, { status: 201 })
    }),
    http.post<{ id: string }>('*/api/crm/admin/:id/invite', ({ params: { id } }) => {
      const admin = db.admins.find(id)
      if (!admin) return missing('Administrator')
      if (admin.status !== 'invited') return refuse('The invitation has been accepted already')
      return HttpResponse.json({ message: 'Invitation sent' })
    }),
    http.patch<{ id: string }>('*/api/crm/admin/:id', async ({ params: { id }, request }) => {
      const admin = db.admins.find(id)
      if (!admin) return missing('Administrator')
      const { body, refusal } = await readBody(request, adminResource.change)
      if (refusal) return refusal
      const reason = refusalOf(db, admin, body)
      if (reason) return refuse(reason)
      if ('status' in body && body.status === 'disabled') endSessionsOf(db, admin)
      return answer({ admin: db.admins.patch(id, body) })
    }),
  ]
}
