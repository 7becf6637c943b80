import {
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { describe, beforeEach, expect, test, vi } from 'vitest'
import type { ApiError } from '@/api/api-error'
import { listDefaults } from '@/api/list'
import { detailsQuery, listQuery } from '@/api/queries'
import { createQueryClient } from '@/api/query-client'
import { deletionOf, patchMutation, requestMutation } from '@/api/requests'
import { orderResource } from '@/features/orders/resource'
import { login } from '@/features/session/sign-in-out'
import { createPromotion } from '@/features/vouchers/campaign/campaign-reward'
import { createVoucher } from '@/features/vouchers/form/create-voucher'
import { editVoucher } from '@/features/vouchers/form/edit-voucher'
import { createBody, editBody } from '@/features/vouchers/form/voucher-values'
import { voucherResource } from '@/features/vouchers/resource'
import { bulkUpdateVouchers } from '@/features/vouchers/selection/bulk-update'
import { drainToasts } from '@/lib/toast'
import { getSession, startSession } from '@/memory/session'
import { demoSignIn } from '../../src/mock-api/session'
import { ada } from '../support/render-app'
import { takeLogged } from '../support/server'
import { type Fault, UNKNOWN, emptyResponses, failures, unauthenticated } from './fault-responses'
import { serveFaults } from './fault-server'

// Sends each request of the console without a page, over real HTTP, and meets it with each fault. page-faults.test.tsx shows
// how the pages handle a failure.

const ID = 'f1f1f1f1f1f1f1f1f1f1f1f1'
const values = {
  title: 'Amala Weekend',
  type: 'voucher',
  amount: '750.50',
  code: 'AMALA',
  user: '',
  expiryDate: '',
  claimable: true,
  multiple: false,
} as const

/** Runs a query as a mounted page does, but without waiting between attempts. */
async function runQuery<TData, TKey extends QueryKey>(
  client: QueryClient,
  query: QueryObserverOptions<TData, ApiError, TData, TData, TKey>,
) {
  const observer = new QueryObserver(client, { ...query, retryDelay: 0 })
  const unsubscribe = observer.subscribe(() => undefined)
  try {
    return await observer.refetch({ cancelRefetch: false, throwOnError: true })
  } finally {
    unsubscribe()
  }
}

function runMutation<TData, TVariables>(
  client: QueryClient,
  options: MutationOptions<TData, ApiError, TVariables>,
  variables: TVariables,
) {
  return client.getMutationCache().build(client, options).execute(variables)
}

interface Operation {
  name: string
  kind: 'sign-in' | 'read' | 'write'
  /** The title of the toast after success. */
  toast?: string
  send: (client: QueryClient) => Promise<unknown>
}

const operations: Operation[] = [
  { name: 'sign in', kind: 'sign-in', send: (client) => runMutation(client, login, demoSignIn) },
  {
    name: 'list',
    kind: 'read',
    send: (client) =>
      runQuery(
        client,
        listQuery(voucherResource, { page: 1, search: '', status: 'all', type: 'all' }),
      ),
  },
  {
    name: 'details',
    kind: 'read',
    send: (client) => runQuery(client, detailsQuery(voucherResource, ID)),
  },
  {
    name: 'create',
    kind: 'write',
    toast: 'Voucher added',
    send: (client) =>
      runMutation(client, createVoucher, { body: createBody(values), isHidden: false }),
  },
  {
    name: 'edit',
    kind: 'write',
    toast: 'Voucher added',
    send: (client) =>
      runMutation(client, editVoucher, {
        id: ID,
        detail: values.title,
        body: editBody(values),
      }),
  },
  {
    name: 'delete',
    kind: 'write',
    toast: 'Voucher deleted',
    send: (client) =>
      runMutation(client, requestMutation(deletionOf(voucherResource, 'Voucher deleted')), {
        record: { id: ID, name: 'Jollof Friday' },
        answer: '',
      }),
  },
  ...(['expire', 'delete'] as const).map((type) => ({
    name: `bulk ${type}`,
    kind: 'write' as const,
    toast: 'Successful',
    send: (client: QueryClient) =>
      runMutation(client, bulkUpdateVouchers, { type, vouchers: [ID], onBatch: () => undefined }),
  })),
  {
    name: 'reward',
    kind: 'write',
    toast: 'Rewards distributed',
    send: (client) => {
      const users = [{ email: 'bola@example.com', name: 'Bola' }]
      return runMutation(client, createPromotion, {
        detail: '1 person',
        body: { name: 'Thank you, Lagos', users },
      })
    },
  },
]

const RECORD = 'ord-001'
operations.push(
  {
    name: 'list of a module',
    kind: 'read',
    send: (client) => runQuery(client, listQuery(orderResource, listDefaults(orderResource))),
  },
  {
    name: 'details of a record',
    kind: 'read',
    send: (client) => runQuery(client, detailsQuery(orderResource, RECORD)),
  },
  {
    name: 'change of a record',
    kind: 'write',
    toast: 'Order canceled',
    send: (client) =>
      runMutation(client, patchMutation(orderResource, 'Order canceled'), {
        id: RECORD,
        detail: 'ORD-1',
        body: { status: 'canceled', reason: 'Duplicate' },
      }),
  },
)

const api = serveFaults()
beforeEach(async () => {
  api.restart().tokens.add('a-token')
  startSession(ada, 'a-token')
  vi.spyOn(globalThis, 'fetch')
})

/** Sends the request. Returns the error, the number of requests, the toasts, and whether the session still exists. */
async function attempt({ send }: Operation, client: QueryClient) {
  vi.mocked(globalThis.fetch).mockClear()
  const error = await send(client).then(
    () => null,
    ({ message, status }: ApiError) => ({ message, status }),
  )
  return {
    error,
    requests: vi.mocked(globalThis.fetch).mock.calls.length,
    toasts: drainToasts().map(({ kind, text }) => `${kind}: ${text.split('\n').join(' | ')}`),
    isSignedIn: getSession() !== null,
  }
}

const success = ({ toast }: Operation) => ({
  error: null,
  requests: 1,
  toasts: toast ? [expect.stringMatching(`^success: ${toast} `)] : [],
  isSignedIn: true,
})

const MAY_BE_DONE = 'No response arrived, so it may have been done. Check before you try again.'

/** The result of a failed operation. A query sends four requests, except after a 404, which the page shows without a toast. */
function failure({ kind }: Operation, message: string, status: number, isLost = false) {
  const isFinal = status === 404
  const toasts = {
    'sign-in': [],
    read: isFinal ? [] : [`error: An unexpected error occurred | ${message}`],
    write: [`error: ${message}${isLost ? ` | ${MAY_BE_DONE}` : ''}`],
  }
  return {
    error: { message, status },
    requests: kind === 'read' && !isFinal ? 4 : 1,
    toasts: toasts[kind],
    isSignedIn: true,
  }
}

/** Returns the logged messages except those about an unexpected response shape. */
const takeOtherLogs = () =>
  takeLogged().filter((text) => !text.includes('does not have the expected shape'))

const isWrite = ({ kind }: Operation) => kind === 'write'
const isSignIn = ({ kind }: Operation) => kind === 'sign-in'
const combine = <TFault>(some: Operation[], faults: TFault[]) =>
  some.flatMap((operation) => faults.map((fault) => ({ operation, fault })))

const failing: { operation: Operation; fault: Fault }[] = [
  ...combine(operations, failures),
  ...combine(
    operations.filter((operation) => !isWrite(operation)),
    emptyResponses.map((fault) => ({ ...fault, message: UNKNOWN, status: 500 })),
  ),
  ...combine(operations.filter(isSignIn), unauthenticated),
]

test.each(combine(operations.filter(isWrite), emptyResponses))(
  '$operation.name succeeds: $fault.name',
  async ({ operation, fault }) => {
    api.fail(/./, fault.response)
    expect(await attempt(operation, createQueryClient())).toEqual(success(operation))
  },
)

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each(failing)(
    '$operation.name fails once and works again afterwards: $fault.name',
    async ({ operation, fault: { response, message, status, isLost } }) => {
      const client = createQueryClient()
      if (response === 'refused') await api.refuse()
      else api.fail(/./, response)
      expect(await attempt(operation, client)).toEqual(failure(operation, message, status, isLost))
      await api.heal()
      if (isLost && isWrite(operation) && !operation.name.startsWith('bulk')) {
        // Nothing is sent before the administrator has read this.
        expect(await attempt(operation, client)).toMatchObject({
          requests: 0,
          toasts: [expect.stringMatching(/^warning: .*nothing shows yet that it was done/)],
        })
      }
      expect(await attempt(operation, client)).toEqual(success(operation))
      expect(takeOtherLogs()).toEqual([])
    },
  )

  test.each(
    combine(
      operations.filter((operation) => !isSignIn(operation)),
      unauthenticated,
    ),
  )(
    '$operation.name ends the session after one request: $fault.name',
    async ({ operation, fault: { response, message, status } }) => {
      const client = createQueryClient()
      api.fail(/./, response)
      expect(await attempt(operation, client)).toEqual({
        error: { message, status },
        requests: 1,
        toasts: [],
        isSignedIn: false,
      })
      await api.heal()
      startSession(ada, 'a-token')
      expect(await attempt(operation, client)).toEqual(success(operation))
    },
  )
})
