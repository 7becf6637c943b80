import { Ban, DoorClosed, DoorOpen } from 'lucide-react'
import { patchOf } from '@/api/requests'
import { applicationOf, approveAction, declineAction } from '@/components/actions/application'
import type { ActionsOf } from '@/components/actions/record-action'
import { restaurantStatus } from '@/domain/restaurant'
import { isolate } from '@/lib/isolate'
import { restaurantName } from './fields'
import { type Restaurant, restaurantResource } from './resource'

const patch = patchOf(restaurantResource)

export function restaurantActions(restaurant: Restaurant): ActionsOf<typeof restaurantResource> {
  const name = isolate(restaurantName(restaurant))
  const isPending = restaurantStatus.is(restaurant, 'pending')
  const isDeclined = restaurantStatus.is(restaurant, 'declined')
  return {
    approve: approveAction({
      isPending,
      isApproved: restaurantStatus.is(restaurant, 'open', 'closed'),
      question: `Approve ${name}? It can take orders at once.`,
      consequence: 'They can take orders at once.',
      // The bank account is the vendor's.
      application: applicationOf({ vendor: restaurant.vendor }),
      request: patch('Restaurant approved', () => ({ status: 'open' })),
    }),
    decline: declineAction({
      applicant: name,
      isPending,
      isDeclined,
      request: patch('Restaurant declined', (reason) => ({ status: 'declined', reason })),
    }),
    open: {
      kind: 'request',
      label: 'Open',
      icon: DoorOpen,
      isAllowed: restaurantStatus.is(restaurant, 'closed'),
      request: patch('Restaurant opened', () => ({ status: 'open' })),
      isDone: () => restaurantStatus.is(restaurant, 'open'),
    },
    reopen: {
      kind: 'question',
      label: 'Reactivate',
      icon: DoorOpen,
      isAllowed: restaurantStatus.is(restaurant, 'suspended'),
      ask: { question: `Open ${name} again? Customers find it, and it can take orders at once.` },
      request: patch('Restaurant reactivated', () => ({ status: 'open' })),
      isDone: () => restaurantStatus.is(restaurant, 'open', 'closed'),
      many: {
        deed: (restaurants) => `Reactivate ${restaurants}`,
        done: 'reactivated',
        consequence: 'Customers find them, and they can take orders at once.',
      },
    },
    close: {
      kind: 'question',
      label: 'Close',
      icon: DoorClosed,
      isAllowed: restaurantStatus.is(restaurant, 'open'),
      ask: {
        question: `Close ${name} now? Customers see it as closed. Orders under way go on.`,
        reasons: ['Restaurant asked', 'Kitchen closed', 'Technical problem', 'Food safety'],
      },
      request: patch('Restaurant closed', (reason) => ({ status: 'closed', reason })),
      isDone: () => restaurantStatus.is(restaurant, 'closed'),
      undo: patch('Restaurant opened', () => ({ status: 'open' })),
    },
    suspend: {
      kind: 'question',
      label: 'Suspend',
      icon: Ban,
      isAllowed: !isDeclined && !restaurantStatus.is(restaurant, 'suspended'),
      replacedBy: isPending && 'decline',
      isDestructive: true,
      ask: {
        question: `Suspend ${name}? Customers no longer find it. Orders under way go on.`,
        reasons: [
          'Food safety',
          'Customer complaints',
          'Suspected fraud',
          'Wrong or missing papers',
        ],
      },
      request: patch('Restaurant suspended', (reason) => ({ status: 'suspended', reason })),
      isDone: () => restaurantStatus.is(restaurant, 'suspended'),
      many: {
        done: 'suspended',
        consequence: 'Customers no longer find them. Orders under way go on.',
      },
    },
  }
}
