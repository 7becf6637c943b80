import { http } from 'msw'
import { dishResource } from '../features/menus/resource.ts'
import { answer, listParams, menuRow, missing, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { historyOf, log } from './history.ts'
import { editOf } from './menu-edit.ts'
import { isoOf } from './time.ts'
import { endOf } from './until.ts'

export function createMenuHandlers(db: Db) {
  return [
    http.get('*/api/crm/menu', ({ request }) => {
      const { rows, ...page } = db.menus.list(listParams(request))
      return answer({ menus: rows.map(menuRow), ...page })
    }),
    http.get<{ id: string }>('*/api/crm/menu/:id', ({ params: { id } }) => {
      const menu = db.menus.find(id)
      if (!menu) return missing('Dish')
      const history = historyOf(db, 'menu', id)
      return answer({ menu, history, capabilities: db.menus.capabilities })
    }),
    http.patch<{ id: string }>('*/api/crm/menu/:id', async ({ params: { id }, request }) => {
      const menu = db.menus.find(id)
      if (!menu) return missing('Dish')
      const { body, refusal } = await readBody(request, dishResource.change)
      if (refusal) return refusal
      const updatedAt = isoOf(db.clock())
      const record = { type: 'menu', id, name: menu.name } as const
      if (!('status' in body)) {
        const edit = editOf(db, menu, body)
        if ('refusal' in edit) return refuse(edit.refusal)
        if (edit.text) log(db, request, record, 'edited', { at: updatedAt, text: edit.text })
        return answer({ menu: db.menus.patch(id, { ...edit.change, updatedAt }) })
      }
      const texts = 'reason' in body ? { reason: body.reason } : {}
      log(db, request, record, body.status, { at: updatedAt, ...texts })
      return answer({
        menu: db.menus.patch(id, { reason: null, ...body, until: endOf(body), updatedAt }),
      })
    }),
  ]
}
