import type * as v from 'valibot'
import type { Endpoint } from '../api/endpoint.ts'
import { moduleDetailsSchema, moduleListSchema, type ModuleDefinition } from '../api/resource.ts'

/** An endpoint with its `operationId` and its summary in the OpenAPI document. */
export interface NamedEndpoint extends Endpoint {
  id: string
  summary: string
  description?: string
  /** The status of its success. Default: 200. */
  status?: 200 | 201
  /** Requests have no token. */
  isPublic?: true
}

/** A module with a list. */
export interface ListModule {
  name: string
  /** Whether the specification describes its calls. The others are this console's proposal. */
  isSpecified: boolean
  definition: ModuleDefinition
  list: v.GenericSchema<unknown, { rows: { id: string }[]; total: number | null }>
  /** Undefined if there is no request for one record. */
  details?: v.GenericSchema | undefined
  /** What a list response has besides the rows and the pagination. */
  sums?: v.ObjectEntries
  endpoints: readonly NamedEndpoint[]
  /** What the requests of every module do not tell, by their `operationId`. */
  descriptions?: Readonly<Record<string, string>>
  /** The header of each column of the list, by the field that it shows. */
  columns: Readonly<Record<string, string>>
  /** Where a record has the value of a filter or the text of the first column, if not in the field of this name. */
  places?: Readonly<Record<string, string>>
  /** Amounts that a customer pays at once, with what half of them stay below, in naira: by it, kobo are recognized. */
  purchases?: readonly { field: string; below: number; type?: string }[]
  /** Words of backends for values that the filters have, such as "successful" for "success". */
  synonyms?: readonly string[]
  /** The fields that only some records have. */
  optional: readonly string[]
}

const defaults = { isSpecified: false, endpoints: [] }

/** A module whose calls are this console's proposal. */
export function proposedModule(
  name: string,
  definition: ModuleDefinition,
  rest: Omit<ListModule, keyof typeof defaults | 'name' | 'definition' | 'list' | 'details'> & {
    endpoints?: readonly NamedEndpoint[]
  },
): ListModule {
  const list = moduleListSchema(definition)
  const { details: entries } = definition
  const details = entries && moduleDetailsSchema({ ...definition, details: entries })
  return { ...defaults, name, definition, list, details, ...rest }
}
