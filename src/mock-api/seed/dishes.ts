import { anyOf, createRandom, wholeOf } from '../random.ts'
import { isoOf, MINUTE_MS } from '../time.ts'
import type { DishOption, StoredMenu } from './types.ts'

const protein: DishOption = {
  name: 'Protein',
  min: 1,
  max: 2,
  choices: [
    { name: 'Turkey', price: 1500 },
    { name: 'Extra beef', price: 700 },
    { name: 'Boiled egg', price: 300 },
  ],
}
const extras: DishOption = {
  name: 'Extras',
  min: 0,
  max: 3,
  choices: [
    { name: 'Plantain', price: 500 },
    { name: 'Coleslaw', price: 400 },
    { name: 'Moi Moi', price: 800 },
  ],
}
const soup: DishOption = {
  name: 'Soup',
  min: 1,
  max: 1,
  choices: [
    { name: 'Egusi', price: 0 },
    { name: 'Efo Riro', price: 0 },
    { name: 'Afang', price: 600 },
  ],
}
const size: DishOption = {
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { name: 'Regular', price: 0 },
    { name: 'Large', price: 1200 },
  ],
}
const optionsByCategory: Readonly<Record<string, readonly DishOption[]>> = {
  Rice: [protein, extras],
  Swallow: [soup, protein],
  Grills: [size],
  Shawarma: [size, extras],
  Pasta: [protein],
  Drinks: [size],
}

const descriptions: Readonly<Record<string, string>> = {
  'Smoky Party Jollof': 'Cooked over firewood, with fried plantain on the side',
  'Ofada Rice': 'Unpolished rice in leaves, with ayamase sauce',
  'Pounded Yam': 'Pounded to order: allow 10 minutes more',
  'Egusi Soup': 'Melon seed, bitter leaf and stockfish. Contains crayfish',
  'Grilled Croaker': 'A whole fish with pepper sauce',
  'Beef Suya': 'Thin slices with yaji, onions and tomatoes. Contains peanuts',
  'Chicken Shawarma': 'With two sausages and garlic sauce',
  'Moi Moi': 'Steamed beans with egg and fish',
}

const reasons = ['Wrong price', 'Restaurant asked', 'Misleading name or picture']

/** Adds the details that orders do not need. */
export function withDishDetails(menus: readonly StoredMenu[], now: number): StoredMenu[] {
  // A separate sequence, so that these values do not change the others.
  const random = createRandom(2012)
  return menus.map((menu) => {
    const { name, price, category, status, createdAt } = menu
    const isDiscounted = random() < 0.15
    const hasOptions = random() < 0.7
    const reason = anyOf(random, reasons)
    const description = descriptions[name]
    const changedAt = isoOf(now - wholeOf(random, 20, 90 * 24 * 60) * MINUTE_MS)
    const discountPrice = Math.floor((price * 0.8) / 50) * 50
    return Object.assign(
      {},
      menu,
      description && { description },
      isDiscounted && { discountPrice },
      { options: (hasOptions && optionsByCategory[category.name]) || [] },
      status === 'hidden' && { reason },
      // The other dishes have not changed since their restaurant joined.
      changedAt > createdAt && { updatedAt: changedAt },
    )
  })
}
