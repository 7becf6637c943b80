// Checked by `npm run types`: each line below `@ts-expect-error` must not compile.
import { renamed, renamedBody } from '@/api/renamed'
import { orderResource } from '@/features/orders/resource'

const { record, change } = orderResource

export const names = [
  renamed(record, { orderId: 'number' }),
  // @ts-expect-error A field that the record does not have.
  renamed(record, { orderNumber: 'number' }),
  // Keys of each form of the body.
  renamedBody(change, { reason: 'cancel_reason', driver: 'rider' }),
  // @ts-expect-error A key that the body does not have.
  renamedBody(change, { reson: 'cancel_reason' }),
]
