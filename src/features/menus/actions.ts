import { Eye, EyeOff, PackageCheck, PackageX } from 'lucide'
import type { RecordAction } from '@/components/actions/record-action'
import { isStatus } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import { dishName } from './labels'
import type { Dish, DishPatch } from './resource'

export function dishActions(dish: Dish): RecordAction<DishPatch>[] {
  const { restaurant } = dish
  const place = restaurant?.name ?? restaurant?.id
  const name = place ? `${dishName(dish)} at ${shorten(place)}` : dishName(dish)
  return [
    {
      label: 'Mark as sold out',
      icon: PackageX,
      isAllowed: isStatus(dish, 'available'),
      body: { status: 'sold_out' },
      success: 'Dish marked as sold out',
    },
    {
      label: 'Mark as available',
      icon: PackageCheck,
      isAllowed: isStatus(dish, 'sold_out'),
      body: { status: 'available' },
      success: 'Dish marked as available',
    },
    {
      label: 'Show',
      icon: Eye,
      isAllowed: isStatus(dish, 'hidden'),
      body: { status: 'available' },
      success: 'Dish shown',
    },
    {
      dialog: 'hide',
      label: 'Hide',
      icon: EyeOff,
      isAllowed: !isStatus(dish, 'hidden'),
      question: `Hide ${name}? Customers can no longer find it.`,
      reasons: [
        'Wrong price',
        'Misleading name or picture',
        'Not allowed on the marketplace',
        'Food safety',
        'Restaurant asked',
      ],
      toBody: (reason) => ({ status: 'hidden', reason }),
      success: 'Dish hidden',
    },
  ]
}
