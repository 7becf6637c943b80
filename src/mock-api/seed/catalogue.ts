import { anyOf, createRandom, pickWeighted, wholeOf } from '../random.ts'
import { DAY_MS, isoOf, MINUTE_MS } from '../time.ts'
import { idOf, slugOf } from './places.ts'
import type { StoredCategory, StoredMenu, StoredRestaurant } from './types.ts'

// The lowest and the highest price, then the dishes.
const kinds = [
  ['Rice', 1800, 5500, 'Smoky Party Jollof,Fried Rice,Ofada Rice,Coconut Rice,Rice and Stew'],
  ['Swallow', 800, 2500, 'Pounded Yam,Amala,Eba,Semo,Fufu'],
  ['Soups', 1500, 5000, 'Egusi Soup,Efo Riro,Ogbono Soup,Afang Soup,Oha Soup'],
  ['Grills', 2500, 9500, 'Grilled Croaker,Asun,Grilled Chicken,Barbecue Turkey'],
  ['Suya', 1500, 6000, 'Beef Suya,Chicken Suya,Ram Suya,Kilishi'],
  ['Small Chops', 1200, 4500, 'Puff Puff,Samosa,Spring Rolls,Mosa'],
  ['Shawarma', 2500, 4500, 'Chicken Shawarma,Beef Shawarma,Mixed Shawarma'],
  ['Pasta', 2000, 4800, 'Jollof Spaghetti,Stir-fry Pasta,Native Macaroni'],
  ['Breakfast', 900, 3500, 'Akara and Pap,Moi Moi,Yam and Egg,Bread and Beans'],
  ['Pepper Soup', 2500, 12_000, 'Catfish Pepper Soup,Goat Meat Pepper Soup,Assorted Pepper Soup'],
  ['Snacks', 500, 1800, 'Meat Pie,Chin Chin,Sausage Roll,Plantain Chips'],
  ['Salads', 1500, 3500, 'Abacha,Coleslaw,Chicken Salad'],
  ['Drinks', 500, 2000, 'Zobo,Chapman,Kunu,Palm Wine,Malt'],
  ['Desserts', 1000, 4000, 'Banana Cake,Parfait,Ice Cream'],
] as const

// Five restaurants have 55 dishes together, 40 restaurants have 440.
const menuSizes = [8, 14, 11, 10, 12]

// The descriptions of the first categories. The others have none.
const descriptions = [
  'Jollof, fried, ofada and coconut rice',
  'Pounded yam, amala, eba and more, to eat with a soup',
  'Egusi, efo riro, ogbono, afang and oha',
  'Fish, chicken, turkey and goat from the grill',
  'Spiced meat from the skewer, with onions and yaji',
]
const HIDDEN_CATEGORY = 13

/** Ordered by position. The last one is hidden. */
export function seedCategories(now: number): StoredCategory[] {
  const random = createRandom(2013)
  return kinds.map(([name], index) => ({
    id: idOf('cat', index),
    name,
    description: descriptions[index] ?? null,
    image: `/api/images/dish-${slugOf(name)}.svg`,
    position: index + 1,
    status: index === HIDDEN_CATEGORY ? 'hidden' : 'active',
    createdAt: isoOf(now - 900 * DAY_MS),
    updatedAt: random() < 0.6 ? isoOf(now - wholeOf(random, 600, 1_000_000) * MINUTE_MS) : null,
  }))
}

/** Ordered by id. */
export function seedMenus(
  restaurants: readonly StoredRestaurant[],
  categories: readonly StoredCategory[],
): StoredMenu[] {
  const random = createRandom(1006)
  const menus: StoredMenu[] = []
  for (const [at, { id, name, createdAt }] of restaurants.entries()) {
    // A restaurant starts at its own kind of dish, and takes one dish of each kind in turn.
    const first = wholeOf(random, 0, kinds.length - 1)
    for (let index = 0; index < (menuSizes[at % menuSizes.length] ?? 0); index++) {
      const kindAt = (first + index) % kinds.length
      const kind = kinds[kindAt] ?? kinds[0]
      const category = categories[kindAt]
      const [, low, high, dishes] = kind
      menus.push({
        id: idOf('mnu', menus.length),
        name: anyOf(random, dishes.split(',')),
        ...(menus.length !== 1 && { image: category?.image ?? null }),
        price: low + 50 * wholeOf(random, 0, (high - low) / 50),
        restaurant: { id, name },
        category: { id: category?.id ?? '', name: kind[0] },
        status: pickWeighted(random, [
          ['available', 85],
          ['sold_out', 10],
          ['hidden', 5],
        ]),
        createdAt,
        updatedAt: isoOf(Date.parse(createdAt) + wholeOf(random, 1, 9) * 60_000),
      })
    }
  }
  return menus
}

export function withCategories(
  restaurants: readonly StoredRestaurant[],
  menus: readonly StoredMenu[],
) {
  return restaurants.map((restaurant) => {
    const own = menus.filter(({ restaurant: { id } }) => id === restaurant.id)
    const categories = new Map(own.map(({ category }) => [category.id, category]))
    return { ...restaurant, categories: [...categories.values()] }
  })
}
