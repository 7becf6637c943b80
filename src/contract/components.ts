import type { JsonSchema } from '@valibot/to-json-schema'
import { optionalCapabilities } from '../api/capabilities.ts'
import { countsSchema } from '../api/list-response.ts'
import type { Resource } from '../api/resource.ts'
import { accountSchema } from '../domain/account.ts'
import { addressSchema } from '../domain/address.ts'
import { orderRowSchema } from '../domain/order.ts'
import { payoutRowSchema } from '../domain/payout.ts'
import {
  historyEntries,
  namedRelation,
  notedEntries,
  partyRelation,
} from '../domain/record-schemas.ts'
import { transactionRowSchema } from '../domain/transaction.ts'
import { voucherRowSchema } from '../domain/voucher.ts'
import { capitalize } from '../lib/format.ts'
import { createReferences, toPlainSchema } from './json-schema.ts'
import type { ListModule } from './list-module.ts'
import { sentName } from './schema-parts.ts'

const shared = {
  OrderRow: orderRowSchema,
  VoucherRow: voucherRowSchema,
  TransactionRow: transactionRowSchema,
  PayoutRow: payoutRowSchema,
  Relation: namedRelation,
  Party: partyRelation,
  Address: addressSchema,
  Account: accountSchema,
  Pagination: countsSchema,
  Capabilities: optionalCapabilities,
  History: historyEntries.history,
  Notes: notedEntries.notes,
}

/** Adds the known values to the fields that the list can be filtered by. */
function describeRecord(json: JsonSchema, { filters, record }: Resource): JsonSchema {
  const properties = { ...json.properties }
  for (const [filter, { options }] of Object.entries(filters)) {
    const name = sentName(record, filter)
    const property = properties[name]
    const values = options.slice(1).map(([value]) => `"${value}"`)
    if (typeof property !== 'object' || property.type === undefined) continue
    properties[name] = { ...property, description: `Known values: ${values.join(', ')}.` }
  }
  return { ...json, properties }
}

/**
 * The schemas of the document, and a function that replaces equal parts with references to them.
 */
export function createComponents(modules: readonly ListModule[]) {
  const resources = new Map(
    modules.map(({ resource }) => [capitalize(resource.keys[0]), resource] as const),
  )
  const records = [...resources].map(([name, { record }]) => [name, record] as const)
  const named = [...records, ...Object.entries(shared)].map(
    ([name, schema]) => [name, toPlainSchema(schema, 'output')] as const,
  )
  const { withReferences, replaceParts } = createReferences(Object.fromEntries(named))
  const components = Object.fromEntries(
    named.map(([name, schema]) => {
      const resource = resources.get(name)
      const parts = replaceParts(schema)
      return [name, resource ? describeRecord(parts, resource) : parts]
    }),
  )
  return { components, withReferences }
}
