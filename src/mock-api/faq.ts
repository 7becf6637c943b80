import { http, HttpResponse } from 'msw'
import { faqResource } from '../features/faq/resource.ts'
import { answer, listParams, missing } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { isoOf } from './time.ts'

export function createFaqHandlers(db: Db) {
  return [
    http.get('*/api/crm/faq', ({ request }) => {
      const { rows, ...page } = db.faqs.list(listParams(request))
      return answer({ faqs: rows, ...page })
    }),
    http.post('*/api/crm/faq', async ({ request }) => {
      const { body, refusal } = await readBody(request, faqResource.create)
      if (refusal) return refusal
      const id = `faq-${crypto.randomUUID()}`
      const faq = { ...body, id, createdAt: isoOf(db.clock()), updatedAt: null }
      db.faqs.add(faq)
      log(db, request, { type: 'faq', id, name: body.question }, 'created')
      return HttpResponse.json({ data: { faq } }, { status: 201 })
    }),
    http.patch<{ id: string }>('*/api/crm/faq/:id', async ({ params: { id }, request }) => {
      const found = db.faqs.find(id)
      if (!found) return missing('Question')
      const { body, refusal } = await readBody(request, faqResource.change)
      if (refusal) return refusal
      const name = 'question' in body ? body.question : found.question
      log(db, request, { type: 'faq', id, name }, 'changed')
      return answer({ faq: db.faqs.patch(id, { ...body, updatedAt: isoOf(db.clock()) }) })
    }),
    http.delete<{ id: string }>('*/api/crm/faq/:id', ({ params: { id }, request }) => {
      const found = db.faqs.find(id)
      if (!found) return missing('Question')
      db.faqs.remove(id)
      log(db, request, { type: 'faq', id, name: found.question }, 'deleted')
      return HttpResponse.json({ message: 'Question deleted' })
    }),
  ]
}
