import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import type { StoredCategory, StoredMenu } from './seed/types.ts'

interface Counts {
  menuCount: number
  restaurants: Set<string>
}

/** The number of dishes of each category, and of the restaurants that have them. */
function countsOf(menus: readonly StoredMenu[]) {
  const counts = new Map<string, Counts>()
  for (const { category, restaurant } of menus) {
    const { menuCount, restaurants } = counts.get(category.id) ?? {
      menuCount: 0,
      restaurants: new Set<string>(),
    }
    counts.set(category.id, {
      menuCount: menuCount + 1,
      restaurants: restaurants.add(restaurant.id),
    })
  }
  return counts
}

/** Ordered by position, then name. Counts the dishes. */
export function createCategories(
  seeded: readonly StoredCategory[],
  allMenus: () => readonly StoredMenu[],
  today: () => number,
) {
  let counted: { menus: readonly StoredMenu[]; counts: Map<string, Counts> } | undefined
  function counts(id: string) {
    const menus = allMenus()
    if (counted?.menus !== menus) counted = { menus, counts: countsOf(menus) }
    return counted.counts.get(id)
  }
  return createCollection(seeded, {
    text: ({ name, description }) => [name, description],
    ids: () => [],
    sort: ['name', 'position', 'restaurantCount', 'menuCount', 'updatedAt'],
    actions: ['image', 'move'],
    filters: { status: isStatus },
    compare: (a, b) => a.position - b.position || a.name.localeCompare(b.name),
    today,
    show(category) {
      const found = counts(category.id)
      return {
        restaurantCount: found?.restaurants.size ?? 0,
        menuCount: found?.menuCount ?? 0,
        ...category,
      }
    },
  })
}
