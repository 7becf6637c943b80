import type * as v from 'valibot'
import type { ListModule } from './list-module.ts'

export type Page = v.InferOutput<ListModule['list']>

interface AskedPage extends Page {
  /** The body before it was parsed. */
  body: unknown
}

/**
 * Requests the first page with another value of one parameter, and optionally of others. Returns a
 * sentence if the request fails.
 */
export type Ask = (
  name: string,
  value: string | number,
  others?: Readonly<Record<string, string | number>>,
) => Promise<AskedPage | string>

export const hasSameRows = (page: Page, { rows }: Page) =>
  page.rows.length === rows.length && page.rows.every(({ id }, at) => id === rows[at]?.id)
