import type * as v from 'valibot'
import { periodOptions } from '../../domain/filters.ts'
import { choice, listSearchSchema } from '../../api/list.ts'

const statusOptions = [
  ['all', 'All Status'],
  'unconfirmed',
  'pending',
  'paid',
  'preparing',
  'ready',
  'on the way',
  'delivered',
  'declined',
  'canceled',
] as const

export const orderFilters = { status: choice(statusOptions), period: choice(periodOptions) }

export const orderSearchSchema = listSearchSchema(orderFilters)
export type OrderSearch = v.InferOutput<typeof orderSearchSchema>

/** The dialogs of an order's page, as the URL names them. */
export const orderDialogs = ['cancel', 'assign', 'refund'] as const
