import type { FieldFinding } from './inspect.ts'

export interface CallReport {
  /** "GET /crm/order". */
  call: string
  /** Null without a response. */
  status: number | null
  /** The number of rows that the console shows, and of those that it leaves out, by reason. */
  rows?: { kept: number; leftOut: Record<string, number> }
  /** What does not work, in sentences. */
  problems: string[]
  fields: FieldFinding[]
}

export type Verdict =
  | 'works'
  | 'works with gaps'
  | 'works, without rows'
  | 'not provided'
  | 'does not work'

export interface ModuleReport {
  name: string
  verdict: Verdict
  /** The headers of the columns that show "—" in every row. */
  emptyColumns: string[]
  calls: CallReport[]
  /** Whether the list has announced `idempotency`. */
  hasIdempotency?: boolean
}

export interface Report {
  /** The base URL of the API. */
  api: string
  origin: string
  /** Some modules were not checked. */
  isPartial: boolean
  modules: ModuleReport[]
  /** The response of the base URL, in sentences. Only if the backend has none of the requests. */
  base?: string
  /** Why a browser would block the requests, in sentences. Empty if the origin is the API's. */
  cors: string[]
  /** Why a cache could show wrong data, in sentences. */
  cache: string[]
  /** Possible improvements, in sentences. The console works without them. */
  hints: string[]
}

/** The problem of a server that needs no token. */
export const OPEN = 'The server sends data without a valid token.'

/** The end of the name of a repeated request. */
export const REPEATED = 'with the same Idempotency-Key'
