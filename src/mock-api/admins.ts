import { http, HttpResponse } from 'msw'
import type { ChangeOf } from '../api/resource.ts'
import { adminResource } from '../features/admins/resource.ts'
import { answer, listParams, missing, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { activityOf, log } from './history.ts'
import { usertypes, type StoredAdmin } from './seed/admins.ts'
import { nameOf } from './seed/build-order.ts'
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
    http.get<{ id: string }>('*/api/crm/admin/:id', ({ params: { id } }) => {
      const admin = db.admins.find(id)
      return admin
        ? answer({ admin, adminActivity: activityOf(db, id), capabilities: db.admins.capabilities })
        : missing('Admin')
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
      log(db, request, { type: 'admin', id: admin.id, name: nameOf(admin) || email }, 'invited')
      return HttpResponse.json({ data: { admin } }, { status: 201 })
    }),
    http.post<{ id: string }>('*/api/crm/admin/:id/invite', ({ params: { id }, request }) => {
      const admin = db.admins.find(id)
      if (!admin) return missing('Admin')
      if (admin.status !== 'invited') return refuse('The invitation has been accepted already')
      log(db, request, { type: 'admin', id, name: nameOf(admin) }, 'invited_again')
      return HttpResponse.json({ message: 'Invitation sent' })
    }),
    http.patch<{ id: string }>('*/api/crm/admin/:id', async ({ params: { id }, request }) => {
      const admin = db.admins.find(id)
      if (!admin) return missing('Admin')
      const { body, refusal } = await readBody(request, adminResource.change)
      if (refusal) return refusal
      const reason = refusalOf(db, admin, body)
      if (reason) return refuse(reason)
      if ('status' in body && body.status === 'disabled') endSessionsOf(db, admin)
      const event =
        'usertype' in body ? 'type_changed' : body.status === 'active' ? 'enabled' : 'disabled'
      log(db, request, { type: 'admin', id, name: nameOf(admin) }, event)
      return answer({ admin: db.admins.patch(id, body) })
    }),
  ]
}
