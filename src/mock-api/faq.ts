import { http, HttpResponse } from 'msw'
import { faqResource } from '../features/faq/resource.ts'
import { answer, listParams, missing } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { changeEvent, renumber } from './positions.ts'
import type { StoredFaq } from './seed/questions.ts'
import { isoOf } from './time.ts'

/** The questions among which a position is counted. */
const hasAudience =
  ({ audience }: StoredFaq) =>
  (faq: StoredFaq) =>
    faq.audience === audience

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
      renumber(db.faqs, faq, hasAudience(faq))
      log(db, request, { type: 'faq', id, name: body.question }, 'created')
      return HttpResponse.json({ data: { faq: db.faqs.find(id) } }, { status: 201 })
    }),
    http.patch<{ id: string }>('*/api/crm/faq/:id', async ({ params: { id }, request }) => {
      const found = db.faqs.find(id)
      if (!found) return missing('Question')
      const { body, refusal } = await readBody(request, faqResource.change)
      if (refusal) return refusal
      const { question = found.question, audience = found.audience } = body
      const changed = db.faqs.patch(id, {
        question,
        answer: body.answer ?? found.answer,
        audience,
        position: body.position ?? found.position,
        status: body.status ?? found.status,
        updatedAt: isoOf(db.clock()),
      })
      const isMoved = body.position !== undefined || audience !== found.audience
      if (changed && isMoved) renumber(db.faqs, changed, hasAudience(changed))
      renumber(db.faqs, undefined, hasAudience(found))
      const faq = db.faqs.find(id)
      log(db, request, { type: 'faq', id, name: question }, ...changeEvent(found, faq))
      return answer({ faq })
    }),
    http.delete<{ id: string }>('*/api/crm/faq/:id', ({ params: { id }, request }) => {
      const found = db.faqs.find(id)
      if (!found) return missing('Question')
      db.faqs.remove(id)
      renumber(db.faqs, undefined, hasAudience(found))
      log(db, request, { type: 'faq', id, name: found.question }, 'deleted')
      return HttpResponse.json({ message: 'Question deleted' })
    }),
  ]
}
