import * as v from 'valibot'
import { renamed, renamedBody } from '@/api/renamed'
import { resource } from '@/api/resource'
import { orderResource as today } from '@/features/orders/resource'

const { record, change, ...unchanged } = today

// src/README.md has these lines.
const fromKobo = v.pipe(
  v.number(),
  v.description('Kobo.'),
  v.transform((kobo) => kobo / 100),
)
const fromWord = v.pipe(
  v.string(),
  v.transform((word) => (word === 'DISPATCHED' ? 'on the way' : word)),
)

export const orderResource = resource({
  ...unchanged,
  path: '/v2/orders',
  record: renamed(record, {
    orderId: 'number',
    totalPrice: ['total_kobo', fromKobo],
    status: ['status', fromWord],
  }),
  change: renamedBody(change, { reason: 'cancel_reason' }),
})
