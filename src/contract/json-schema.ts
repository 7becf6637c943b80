import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { capabilitiesSchema } from '../api/capabilities.ts'
import { totalsSchema } from '../api/list-response.ts'
import { sourceOf, type Names } from '../api/renamed.ts'
import { accountSchema } from '../domain/account.ts'
import { CLEANED } from '../domain/body-fields.ts'
import { historyEntries, notedEntries } from '../domain/record-schemas.ts'
import {
  idNames,
  numeric,
  optionalImage,
  optionalTimestamp,
  optionalNaira,
} from '../domain/response-fields.ts'
import { formatCount } from '../lib/format.ts'
import { idText } from '../lib/visible-text.ts'

/** What these schemas mean beyond their type. */
const meanings = new Map<v.GenericSchema, JsonSchema>([
  [optionalTimestamp, { format: 'date-time' }],
  [optionalNaira, { description: 'Naira, not kobo.' }],
  [
    accountSchema,
    {
      description:
        'A bank account. The server masks the number ("••••••4579") in lists and in the details of other records. BVN and NIN are never sent.',
    },
  ],
  [optionalImage, { format: 'uri-reference', description: 'The URL of an image.' }],
  [
    capabilitiesSchema,
    {
      description:
        'What the backend can do beyond the basic requests. The console offers and sends nothing that is not announced here.\n\n' +
        '- `sort`: the fields that the list can be sorted by.\n' +
        '- `filters`: the optional query parameters. `from` and `to` together offer dates, `paid` offers `paidFrom` and `paidTo`.\n' +
        '- `queues`: the values of the filter `queue`. Values that the console does not know are ignored. Without `queues`, it offers those that the parameter `queue` has without this announcement.\n' +
        '- `actions`: the optional actions, such as `decline`. The operations that need one say so.\n' +
        '- `idempotency`: a repeated `Idempotency-Key` of this module gets the first response.',
    },
  ],
  [
    totalsSchema,
    {
      description:
        '`amount` is the sum of all rows that match, on all pages and whatever their status. Of transactions, it is the sum of the successful ones, and refunds and payouts are negative. Leave it out if it is not known: the console then reads all pages to add them up.',
    },
  ],
  [
    historyEntries.history,
    {
      description:
        'What was done to the record, in any order. Each entry needs `at`, and `event` or `text`. An entry at the time of a status in the timeline is the same event. Send an empty list if nothing was done: without this field, the console shows no history.',
    },
  ],
  [
    notedEntries.notes,
    {
      description:
        'The notes of administrators. Send an empty list if there are none: without this field, the console shows no notes and offers no new one. `noteCount` of a row is their number.',
    },
  ],
])

export const anySchema = v.custom<v.GenericSchema>((value) =>
  v.is(v.object({ kind: v.literal('schema') }), value),
)
const describedSchema = v.object({ metadata: v.object({ documentedAs: anySchema }) })

/** The schema that was given to `documentedAs` of domain/response-fields.ts. */
export function documentedAsOf(action: unknown) {
  const parsed = v.safeParse(describedSchema, action)
  return parsed.success ? parsed.output.metadata.documentedAs : undefined
}

const namesSchema = v.custom<Names>((value) => v.is(v.looseObject({}), value))
const renamedSchema = v.object({
  metadata: v.object({ renamed: v.object({ schema: anySchema, names: namesSchema }) }),
})

/** The schema and the backend's names that were given to `renamed` of api/renamed.ts. */
export function renamingOf(action: unknown) {
  const parsed = v.safeParse(renamedSchema, action)
  return parsed.success ? parsed.output.metadata.renamed : undefined
}

const identifiedSchema = v.looseObject({
  entries: v.looseObject({ id: v.custom<unknown>((id) => id === idText) }),
})

/**
 * Converts `{ anyOf: [{ type: 'string' }, { type: 'null' }] }` to `{ type: ['string', 'null'] }`.
 */
function nullable({ anyOf, default: _default, ...schema }: JsonSchema): JsonSchema {
  const [wrapped] = anyOf ?? []
  if (typeof wrapped !== 'object') return schema
  if (typeof wrapped.type === 'string' && !wrapped.enum) {
    return { ...wrapped, type: [wrapped.type, 'null'], ...schema }
  }
  return { anyOf: [...(wrapped.anyOf ?? [wrapped]), { type: 'null' }], ...schema }
}

const idEntries = <T>(value: T) => Object.fromEntries(idNames.map((name) => [name, value]))

/** Replaces `id` with the names that the backend may use for it. */
function withIdNames({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema {
  const { id = {}, ...others } = properties
  const isOneName = idNames.length === 1
  return {
    ...schema,
    properties: { ...idEntries(id), ...others },
    required: [...(isOneName ? idNames : []), ...required.filter((name) => name !== 'id')],
    // At least one name is there. With `anyOf`, generators of clients would lose the type.
    ...(!isOneName && { not: { properties: idEntries(false) } }),
  }
}

/** Replaces the console's names with those of the backend. */
function withNames(schema: JsonSchema, names: Names): JsonSchema {
  const { properties, required = [], not, anyOf, ...others } = schema
  const isIdRenamed = 'id' in names
  const named = Object.entries(properties ?? {})
    .filter(([field]) => !isIdRenamed || field === 'id' || !idNames.includes(field))
    .map(([field, part]) => {
      const { name, value } = sourceOf(names, field)
      return [name, value ? toPlainSchema(value, 'input') : part] as const
    })
  const all = isIdRenamed ? ['id', ...required] : required
  return {
    ...others,
    ...(properties && { properties: Object.fromEntries(named) }),
    ...(all.length > 0 && { required: all.map((field) => sourceOf(names, field).name) }),
    ...(not && !isIdRenamed && { not }),
    ...(anyOf && {
      anyOf: anyOf.map((part) => (typeof part === 'object' ? withNames(part, names) : part)),
    }),
  }
}

const limitSchema = v.object({ type: v.literal('max_graphemes'), requirement: v.number() })
const addressSchema = v.object({ type: v.literal('rfc_email'), requirement: v.instance(RegExp) })

const configOf = (typeMode: 'input' | 'output'): ConversionConfig => ({
  target: 'draft-2020-12',
  typeMode,
  // JSON Schema has no equivalent of these.
  ignoreActions: ['transform', 'trim', CLEANED, 'check', 'partial_check', 'regex'],
  overrideAction({ valibotAction, jsonSchema }) {
    const described = documentedAsOf(valibotAction)
    if (described) return toPlainSchema(described, typeMode)
    const renaming = renamingOf(valibotAction)
    if (renaming) return withNames(toPlainSchema(renaming.schema, typeMode), renaming.names)
    const limit = v.safeParse(limitSchema, valibotAction)
    if (limit.success) {
      // Not `maxLength`, which counts code points: an emoji has up to ten.
      const description = `At most ${formatCount(limit.output.requirement)} characters as people count them: an emoji is one.`
      return { ...jsonSchema, description }
    }
    const address = v.safeParse(addressSchema, valibotAction)
    if (address.success) {
      // Not `format: email`, whose validators accept fewer addresses than browsers.
      const { format: _format, ...text } = jsonSchema
      return {
        ...text,
        pattern: address.output.requirement.source,
        description: 'An email address, as the email field of a browser accepts it.',
      }
    }
    const { minimum, maximum, ...others } = jsonSchema
    // Removes the limits of exact numbers.
    return minimum === Number.MIN_SAFE_INTEGER && maximum ? others : undefined
  },
  overrideSchema({ valibotSchema, jsonSchema }) {
    // The input of `renamed`, whose names are not known yet.
    if (valibotSchema.type === 'custom') return {}
    if (valibotSchema === numeric) return { type: 'number' }
    const isNullable = /^null(?:ish|able)$/.test(valibotSchema.type)
    const described = isNullable ? nullable(jsonSchema) : jsonSchema
    const isIdentified = v.is(identifiedSchema, valibotSchema)
    const { default: _, ...whole } = isIdentified ? withIdNames(described) : described
    if (whole.required?.length === 0) delete whole.required
    return { ...whole, ...meanings.get(valibotSchema) }
  },
})

/**
 * Returns the JSON Schema of a response as the console prefers it ('output'), or of a body as the
 * console sends it ('input').
 */
export function toPlainSchema(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const known = converted[typeMode].get(schema)
  if (known) return known
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, configOf(typeMode))
  converted[typeMode].set(schema, jsonSchema)
  return jsonSchema
}

// The check converts the same schemas for every field of every response.
const converted = {
  input: new WeakMap<v.GenericSchema, JsonSchema>(),
  output: new WeakMap<v.GenericSchema, JsonSchema>(),
}

/**
 * Both functions replace each part of a schema that equals one of `named` with a reference to it.
 */
export function createReferences(named: Readonly<Record<string, JsonSchema>>) {
  const names = new Map(Object.entries(named).map(([name, part]) => [JSON.stringify(part), name]))

  function withReferences(schema: JsonSchema): JsonSchema {
    const name = names.get(JSON.stringify(schema))
    return name === undefined ? replaceParts(schema) : { $ref: `#/components/schemas/${name}` }
  }

  function replace(part: JsonSchema | boolean) {
    return typeof part === 'boolean' ? part : withReferences(part)
  }

  function replaceParts({ properties, items, anyOf, ...schema }: JsonSchema): JsonSchema {
    const parts = Object.entries(properties ?? {})
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(parts.map(([name, part]) => [name, replace(part)])),
      }),
      ...(items && !Array.isArray(items) && { items: replace(items) }),
      ...(anyOf && { anyOf: anyOf.map(replace) }),
    }
  }

  return { withReferences, replaceParts }
}
