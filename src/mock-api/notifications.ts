import { http, HttpResponse } from 'msw'
import { sendEndpoint } from '../features/notifications/resource.ts'
import { answer, listParams, missing, refuse, without } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { notificationsOf } from './notification-records.ts'
import type { StoredNotification } from './seed/notifications.ts'
import { adminOf } from './session.ts'
import { isoOf } from './time.ts'

const DELIVERY_MS = 5000

const sent = (notification: StoredNotification) => without(notification, ['settlesAt'])

/**
 * Counts the active people of an audience, in one state or in all. Undefined for an unknown
 * audience.
 */
function countOf(db: Db, audience: string, state = 'all') {
  const audiences: Record<string, readonly { status: string; state: string }[]> = {
    users: db.users.all(),
    vendors: db.vendors.all(),
    drivers: db.drivers.all(),
  }
  return audiences[audience]?.filter(
    (one) => one.status === 'active' && (state === 'all' || one.state === state),
  ).length
}

export function createNotificationHandlers(db: Db) {
  return [
    http.get('*/api/crm/notification', ({ request }) => {
      const { rows, ...page } = notificationsOf(db).list(listParams(request))
      return answer({ notifications: rows.map(sent), ...page })
    }),
    http.get('*/api/crm/notification/audience', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const count = countOf(
        db,
        searchParams.get('audience') ?? '',
        searchParams.get('state') || 'all',
      )
      return count === undefined ? refuse('Choose an audience') : answer({ count })
    }),
    http.get<{ id: string }>('*/api/crm/notification/:id', ({ params: { id } }) => {
      const { find, capabilities } = notificationsOf(db)
      const notification = find(id)
      if (!notification) return missing('Notification')
      return answer({ notification: sent(notification), capabilities })
    }),
    http.post('*/api/crm/notification', async ({ request }) => {
      const { body, refusal } = await readBody(request, sendEndpoint.body)
      if (refusal) return refusal
      const { test, ...message } = body
      const id = `ntf-${crypto.randomUUID()}`
      const record = { type: 'notification', id, name: message.title } as const
      if (test) {
        log(db, request, record, 'test_sent')
        return HttpResponse.json({ message: 'Sent to you' })
      }
      const recipients = countOf(db, message.audience, message.state) ?? 0
      if (recipients === 0) return refuse('Nobody is in this audience')
      const now = db.clock()
      notificationsOf(db).add({
        ...message,
        id,
        status: 'sending',
        recipients,
        delivered: null,
        failed: null,
        sentBy: adminOf(db, request),
        createdAt: isoOf(now),
        settlesAt: now + DELIVERY_MS,
      })
      log(db, request, record, 'sent')
      return HttpResponse.json({ message: 'Notification sent' })
    }),
  ]
}
