import { BadgePercent, Eye, EyeOff, PackageCheck, PackageX, Pencil } from 'lucide-react'
import { patchOf } from '@/api/requests'
import { durationsOf, earlierEnd } from '@/components/actions/durations'
import { mayBeFor, type ActionsOf } from '@/components/actions/record-action'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { questionFacts } from '@/components/record/plain-facts'
import { dishStatus } from '@/domain/dish'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { dishFields, dishName } from './fields'
import { type Dish, dishResource } from './resource'

const DishForm = lazyOverlay(() => import('./dish-form'))

const patch = patchOf(dishResource)

const askedFacts = questionFacts(dishFields, [
  'restaurant',
  'category',
  'price',
  'discountPrice',
  'orderCount',
  'status',
])

export function dishActions(dish: Dish): ActionsOf<typeof dishResource> {
  const { restaurant, reason: hiddenFor, until } = dish
  const restaurantName = restaurant?.name ?? restaurant?.id
  const name = isolate(dishName(dish))
  const facts = askedFacts(dish)
  const toAvailable = patch('Dish marked as available', () => ({ status: 'available' }))
  const toAvailableNow = patch('Dish marked as available', () => ({
    status: 'available',
    until: null,
  }))
  const toSoldOut = patch('Dish marked as sold out', () => ({ status: 'sold_out' }))
  const toSoldOutAsNow = patch('Dish marked as sold out', () => ({
    status: 'sold_out',
    ...earlierEnd(until),
  }))
  const state = `${dish.status} ${hiddenFor} ${until}`
  const where = restaurantName ? ` at ${isolate(shorten(restaurantName))}` : ''
  function wayBackFromHidden() {
    if (dishStatus.is(dish, 'available')) return { request: toAvailable, state }
    if (!dishStatus.is(dish, 'sold_out')) return false
    return { request: toSoldOutAsNow, state, ...(until && { needs: ['sellOutFor'] }) }
  }
  const sellOut = {
    label: 'Sold out',
    icon: PackageX,
    isAllowed: dishStatus.is(dish, 'available'),
    request: toSoldOut,
    isDone: () => dishStatus.is(dish, 'sold_out'),
    undo: { request: toAvailable, state },
    many: {
      deed: (dishes: string) => `Mark ${dishes} as sold out`,
      done: 'marked as sold out',
    },
  }
  return {
    edit: {
      kind: 'form',
      label: 'Edit',
      icon: Pencil,
      needsAnnouncement: true,
      isAllowed: true,
      render: (onClose) => <DishForm dish={dish} onClose={onClose} />,
    },
    changePrices: {
      kind: 'many',
      label: 'Change prices…',
      icon: BadgePercent,
      needsAnnouncement: 'edit',
      isAllowed: true,
      request: patch('Price changed', (price) => ({ price: Number(price) })),
      many: { done: 'changed' },
    },
    sellOut: { ...sellOut, kind: 'request', replacedBy: 'until' },
    sellOutFor: {
      ...sellOut,
      kind: 'question',
      needsAnnouncement: 'until',
      ask: {
        title: 'Mark as sold out',
        question: `Mark ${name}${where} as sold out?`,
        facts,
        durations: durationsOf('Dish marked as sold out', (success, getUntil) =>
          patch(success, () => ({ status: 'sold_out', ...getUntil() })),
        ),
      },
      undo: { request: toAvailableNow, state },
    },
    restock: {
      kind: 'request',
      label: 'Available',
      icon: PackageCheck,
      isAllowed: dishStatus.is(dish, 'sold_out'),
      request: toAvailable,
      isDone: () => dishStatus.is(dish, 'available'),
      undo: { request: toSoldOutAsNow, state, ...(until && { needs: ['sellOutFor'] }) },
      many: { deed: (dishes) => `Mark ${dishes} as available`, done: 'marked as available' },
    },
    show: {
      kind: 'request',
      label: 'Show',
      icon: Eye,
      isAllowed: dishStatus.is(dish, 'hidden'),
      request: patch('Dish shown', () => ({ status: 'available' })),
      isDone: () => dishStatus.is(dish, 'available'),
      undo: hiddenFor !== null && {
        request: patch('Dish hidden', () => ({ status: 'hidden', reason: hiddenFor })),
        state,
      },
      many: { done: 'shown', consequence: 'Customers can find and order them.' },
    },
    hide: {
      kind: 'question',
      label: 'Hide',
      icon: EyeOff,
      isAllowed: !dishStatus.is(dish, 'hidden'),
      ask: {
        question: `Hide ${name}${where}? Customers can no longer find it.`,
        facts,
        reasons: [
          'Wrong price',
          'Misleading name or picture',
          'Not allowed on the marketplace',
          'Food safety',
          'Restaurant asked',
        ],
      },
      request: patch('Dish hidden', (reason) => ({ status: 'hidden', reason })),
      isDone: (reason) => dishStatus.is(dish, 'hidden') && mayBeFor(hiddenFor, reason),
      undo: wayBackFromHidden(),
      many: { done: 'hidden', consequence: 'Customers can no longer find them.' },
    },
  }
}
