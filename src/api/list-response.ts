import * as v from 'valibot'
import { documentedAs, optionalCount, optionalNaira } from '../domain/response-fields.ts'
import { optionalCapabilities, type Capabilities } from './capabilities.ts'
import { pageShape, readPage, withoutEnvelope } from './conventions.ts'
import { PAGE_SIZE } from './list.ts'

export interface ListPageData<TRow> {
  rows: TRow[]
  /** Includes the rows that `rowsSchema` dropped. */
  sentRows: number
  total: number | null
  totalPages: number | null
  /** The sum of all rows that match, in naira. Null if the response has none. */
  totalAmount: number | null
  capabilities: Capabilities | null
}

export const countsSchema = v.object({ total: optionalCount, totalPages: optionalCount })

/** Null if a count is unknown. `totalPages` is at least 1. */
const paginationSchema = v.fallback(
  v.pipe(
    countsSchema,
    v.transform(({ total, totalPages }) => {
      const pages = totalPages ?? (total === null ? null : Math.ceil(total / PAGE_SIZE))
      return { total, totalPages: pages === null ? null : Math.max(1, pages) }
    }),
  ),
  { total: null, totalPages: null },
)

/** The sum of all rows that match, on all pages. Only some backends send it. */
export const totalsSchema = v.fallback(v.nullish(v.object({ amount: optionalNaira })), null)

const known = v.nullable(v.number())

/**
 * `name` is the response field with the rows. `meta` are the fields that only this list has. With
 * `hasTotals`, the response may have the sum of all rows.
 */
export function listPageSchema<TRows extends v.GenericSchema, TMeta extends v.ObjectEntries>(
  name: string,
  rows: TRows,
  meta: TMeta,
  hasTotals = false,
) {
  return enveloped(
    v.pipe(
      v.looseObject({}),
      v.transform((body): unknown => {
        const { rows: list, counts, meta: others } = readPage(name, body)
        return {
          ...v.parse(paginationSchema, counts),
          sentRows: Array.isArray(list) ? list.length : 0,
          rows: list,
          totalAmount: hasTotals ? (v.parse(totalsSchema, others['totals'])?.amount ?? null) : null,
          capabilities: others['capabilities'],
          meta: others,
        }
      }),
      v.object({
        total: known,
        totalPages: known,
        sentRows: v.number(),
        rows,
        totalAmount: known,
        capabilities: optionalCapabilities,
        meta: v.object(meta),
      }),
      documentedAs(
        pageShape(name, {
          rows,
          counts: countsSchema,
          meta: {
            ...(hasTotals && { totals: totalsSchema }),
            ...meta,
            capabilities: optionalCapabilities,
          },
        }),
      ),
    ),
  )
}

export const enveloped = <TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.pipe(v.unknown(), v.transform(withoutEnvelope), schema)
