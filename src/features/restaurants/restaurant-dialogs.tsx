import { ActionDialog } from '@/components/dialog/action-dialog'
import { capitalize } from '@/lib/format'
import { changeRestaurant } from './actions'
import { restaurantName } from './labels'
import type { Restaurant } from './schema'
import type { RestaurantDialog } from './search'

const dialogs = {
  approve: {
    mutation: changeRestaurant('Restaurant approved'),
    toBody: () => ({ status: 'open' as const }),
    question: (name: string) => `Approve ${name}? It can take orders at once.`,
  },
  close: {
    mutation: changeRestaurant('Restaurant closed'),
    toBody: (reason: string) => ({ status: 'closed' as const, reason }),
    reasons: ['Restaurant asked', 'Kitchen closed', 'Technical problem', 'Food safety'],
    question: (name: string) =>
      `Close ${name} now? Customers see it as closed. Orders under way go on.`,
  },
  suspend: {
    mutation: changeRestaurant('Restaurant suspended'),
    toBody: (reason: string) => ({ status: 'suspended' as const, reason }),
    reasons: ['Food safety', 'Customer complaints', 'Suspected fraud', 'Wrong or missing papers'],
    question: (name: string) =>
      `Suspend ${name}? Customers no longer find it. Orders under way go on.`,
  },
}

interface RestaurantDialogsProps {
  dialog: RestaurantDialog
  restaurant: Restaurant
  onClose: () => void
}

/** The dialog of a restaurant's page that the URL names. */
export default function RestaurantDialogs(props: RestaurantDialogsProps) {
  const { dialog, restaurant, onClose } = props
  const { question, toBody, ...action } = dialogs[dialog]
  const { id } = restaurant
  const name = restaurantName(restaurant)
  return (
    <ActionDialog
      {...action}
      title={`${capitalize(dialog)} restaurant`}
      isDestructive={dialog === 'suspend'}
      draftName={`${dialog} restaurant ${id}`}
      getVariables={(reason) => ({ id, name, body: toBody(reason) })}
      onClose={onClose}
    >
      <p>{question(name)}</p>
    </ActionDialog>
  )
}
