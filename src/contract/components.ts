import type { JsonSchema } from '@valibot/to-json-schema'
import { countsSchema } from '../api/list-response.ts'
import { type Listing } from '../api/list.ts'
import { namedRelation, partyRelation } from '../api/record-schemas.ts'
import { accountSchema } from '../domain/account.ts'
import { addressSchema } from '../domain/address.ts'
import { orderRowSchema } from '../domain/order.ts'
import { payoutRowSchema } from '../domain/payout.ts'
import { transactionRowSchema } from '../domain/transaction.ts'
import { voucherRowSchema } from '../domain/voucher.ts'
import { capitalize } from '../lib/format.ts'
import { createReferences, toPlainSchema } from './json-schema.ts'
import { modules } from './modules.ts'

const named = {
  ...Object.fromEntries(
    modules.map(({ resource }) => [capitalize(resource.keys[0]), resource.record]),
  ),
  OrderRow: orderRowSchema,
  VoucherRow: voucherRowSchema,
  TransactionRow: transactionRowSchema,
  PayoutRow: payoutRowSchema,
  Relation: namedRelation,
  Party: partyRelation,
  Address: addressSchema,
  Account: accountSchema,
  Pagination: countsSchema,
}
/** The schema of a record, with the known values of the fields that its list can be filtered by. */
function describeRecord(json: JsonSchema, { filters }: Listing): JsonSchema {
  const properties = { ...json.properties }
  for (const [name, { options }] of Object.entries(filters)) {
    const property = properties[name]
    const values = options.slice(1).map(([value]) => `"${value}"`)
    if (typeof property !== 'object' || property.type === undefined) continue
    properties[name] = { ...property, description: `Known values: ${values.join(', ')}.` }
  }
  return { ...json, properties }
}

const namedSchemas = Object.fromEntries(
  Object.entries(named).map(([name, schema]) => [name, toPlainSchema(schema, 'output')]),
)
const { withReferences, replaceParts } = createReferences(namedSchemas)
export { withReferences }

/** The schemas that have a name in the document, with references to each other. */
export const components = Object.fromEntries(
  Object.entries(namedSchemas).map(([name, schema]) => {
    const module = modules.find(({ resource }) => capitalize(resource.keys[0]) === name)
    const parts = replaceParts(schema)
    return [name, module ? describeRecord(parts, module.resource) : parts]
  }),
)
