import { Ban, DoorClosed, DoorOpen } from 'lucide-react'
import { patchOf } from '@/api/requests'
import { applicationOf, approveAction, declineAction } from '@/components/actions/application'
import { durationsOf, earlierEnd } from '@/components/actions/durations'
import { mayBeFor, type ActionsOf } from '@/components/actions/record-action'
import { paperFacts } from '@/components/record/paper-state'
import { questionFacts } from '@/components/record/plain-facts'
import { lagosToday } from '@/domain/lagos'
import { paperConcerns } from '@/domain/paper'
import { restaurantStatus } from '@/domain/restaurant'
import { isolate } from '@/lib/isolate'
import { restaurantFields, restaurantName } from './fields'
import { type Restaurant, restaurantResource } from './resource'

const patch = patchOf(restaurantResource)

const askedFacts = questionFacts(restaurantFields, [
  'status',
  'reason',
  'vendor',
  'wholeAddress',
  'orderCount',
  'rating',
  'menuCount',
])

export function restaurantActions(restaurant: Restaurant): ActionsOf<typeof restaurantResource> {
  const name = isolate(restaurantName(restaurant))
  const isPending = restaurantStatus.is(restaurant, 'pending')
  const isDeclined = restaurantStatus.is(restaurant, 'declined')
  const { reason: closedFor, until } = restaurant
  const state = `${restaurant.status} ${closedFor} ${until}`
  const facts = askedFacts(restaurant, paperFacts(restaurant))
  const toOpen = patch('Restaurant opened', () => ({ status: 'open' }))
  const closing = {
    label: 'Close',
    icon: DoorClosed,
    isAllowed: restaurantStatus.is(restaurant, 'open'),
    request: patch('Restaurant closed', (reason) => ({ status: 'closed', reason })),
    isDone: (reason: string) =>
      restaurantStatus.is(restaurant, 'closed') && mayBeFor(closedFor, reason),
    undo: { request: toOpen, state },
  }
  const askToClose = {
    question: `Close ${name} now? Customers see it as closed. Orders under way go on.`,
    facts,
    reasons: ['Restaurant asked', 'Kitchen closed', 'Technical problem', 'Food safety'],
  }
  return {
    approve: approveAction({
      isPending,
      isApproved: restaurantStatus.is(restaurant, 'open', 'closed'),
      question: `Approve ${name}? It can take orders at once.`,
      consequence: 'They can take orders at once.',
      // The bank account is the vendor's.
      application: applicationOf(
        { vendor: restaurant.vendor },
        paperConcerns(restaurant.documents ?? [], lagosToday()),
      ),
      facts,
      request: patch('Restaurant approved', () => ({ status: 'open' })),
    }),
    decline: declineAction({
      applicant: name,
      isPending,
      isDeclined,
      facts,
      request: patch('Restaurant declined', (reason) => ({ status: 'declined', reason })),
    }),
    open: {
      kind: 'request',
      label: 'Open',
      icon: DoorOpen,
      isAllowed: restaurantStatus.is(restaurant, 'closed'),
      request: toOpen,
      isDone: () => restaurantStatus.is(restaurant, 'open'),
      undo: closedFor !== null && {
        request: patch('Restaurant closed', () => ({
          status: 'closed',
          reason: closedFor,
          ...earlierEnd(until),
        })),
        state,
        ...(until && { needs: ['closeFor'] }),
      },
    },
    reopen: {
      kind: 'question',
      label: 'Reactivate',
      icon: DoorOpen,
      isAllowed: restaurantStatus.is(restaurant, 'suspended'),
      ask: {
        question: `Open ${name} again? Customers find it, and it can take orders at once.`,
        facts,
      },
      request: patch('Restaurant reactivated', () => ({ status: 'open' })),
      isDone: () => restaurantStatus.is(restaurant, 'open', 'closed'),
      many: {
        deed: (restaurants) => `Reactivate ${restaurants}`,
        done: 'reactivated',
        consequence: 'Customers find them, and they can take orders at once.',
      },
    },
    close: { ...closing, kind: 'question', replacedBy: 'until', ask: askToClose },
    closeFor: {
      ...closing,
      kind: 'question',
      needsAnnouncement: 'until',
      ask: {
        ...askToClose,
        title: 'Close restaurant',
        durations: durationsOf('Restaurant closed', (success, getUntil) =>
          patch(success, (reason) => ({ status: 'closed', reason, ...getUntil() })),
        ),
      },
      undo: {
        request: patch('Restaurant opened', () => ({ status: 'open', until: null })),
        state,
      },
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
        facts,
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
