import { http, HttpResponse } from 'msw'
import { categoryResource } from '../features/categories/resource.ts'
import { answer, listParams, missing, refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { log } from './history.ts'
import { changeEvent, renumber } from './positions.ts'
import type { Named } from './seed/types.ts'
import { isoOf } from './time.ts'

function isTaken(db: Db, name: string, id?: string) {
  const wanted = name.toLowerCase()
  return db.categories
    .all()
    .some((category) => category.id !== id && category.name.toLowerCase() === wanted)
}

const taken = (name: string) => refuse(`There is already a category named ${name}`)

/** Writes the new name of a category into its dishes and restaurants. */
function rename({ menus, restaurants }: Db, id: string, name: string) {
  const renamed = (category: Named) => (category.id === id ? { ...category, name } : category)
  for (const { id: menuId, category } of menus.all()) {
    if (category.id === id) menus.patch(menuId, { category: renamed(category) })
  }
  for (const { id: restaurantId, categories = [] } of restaurants.all()) {
    if (categories.some((category) => category.id === id)) {
      restaurants.patch(restaurantId, { categories: categories.map(renamed) })
    }
  }
}

export function createCategoryHandlers(db: Db) {
  return [
    http.get('*/api/crm/category', ({ request }) => {
      const { rows, ...page } = db.categories.list(listParams(request))
      return answer({ categories: rows, ...page })
    }),
    http.post('*/api/crm/category', async ({ request }) => {
      const { body, refusal } = await readBody(request, categoryResource.create)
      if (refusal) return refusal
      if (isTaken(db, body.name)) return taken(body.name)
      const category = {
        ...body,
        description: body.description || null,
        image: body.image ?? null,
        id: `cat-${crypto.randomUUID()}`,
        createdAt: isoOf(db.clock()),
        updatedAt: null,
      }
      db.categories.add(category)
      renumber(db.categories, category)
      log(db, request, { type: 'category', id: category.id, name: body.name }, 'created')
      const created = db.categories.find(category.id)
      return HttpResponse.json({ data: { category: created } }, { status: 201 })
    }),
    http.patch<{ id: string }>('*/api/crm/category/:id', async ({ params: { id }, request }) => {
      const found = db.categories.find(id)
      if (!found) return missing('Category')
      const { body, refusal } = await readBody(request, categoryResource.change)
      if (refusal) return refusal
      const { name = found.name, description = found.description, image = found.image } = body
      if (name !== found.name) {
        if (isTaken(db, name, id)) return taken(name)
        rename(db, id, name)
      }
      const changed = db.categories.patch(id, {
        name,
        description: description || null,
        image,
        position: body.position ?? found.position,
        status: body.status ?? found.status,
        updatedAt: isoOf(db.clock()),
      })
      if (changed && body.position !== undefined) renumber(db.categories, changed)
      const category = db.categories.find(id)
      log(db, request, { type: 'category', id, name }, ...changeEvent(found, category))
      return answer({ category })
    }),
    http.delete<{ id: string }>('*/api/crm/category/:id', ({ params: { id }, request }) => {
      const category = db.categories.find(id)
      if (!category) return missing('Category')
      if (category.menuCount) return refuse(`${category.name} has ${category.menuCount} dishes`)
      db.categories.remove(id)
      renumber(db.categories)
      log(db, request, { type: 'category', id, name: category.name }, 'deleted')
      return HttpResponse.json({ message: 'Category deleted' })
    }),
  ]
}
