import type { ComponentType } from 'react'
import type { ApiError } from '@/api/api-error'

export interface ListResponse {
  rows: { id: string }[]
  sentRows: number
  totalPages: number | null
}

/** What polling has found that is not shown. */
export interface News {
  /** The number of new rows. */
  added: number
  /** Whether other pages may have more of them. */
  hasMore: boolean
  /** The ids of the shown rows that the list no longer has. */
  gone: ReadonlySet<string>
  reveal: () => void
}

/** A response with the rows that are shown. */
interface SettledList<TResponse> {
  data: TResponse | undefined
  news?: News | undefined
  /** Increases when the user reveals the news. */
  reveals?: number
  /** Shows the rows of the latest response. */
  showLatest?: () => void
}

/** How a list gets updates: `notPolled`, or `polled`, whose code only polled lists load. */
export interface ListUpdates {
  /** Options of the list's query. `isPolled` is whether this page of it is polled. */
  useOptions: (isPolled: boolean) => {
    refetchInterval?: (query: { state: { error: ApiError | null } }) => number | false
    refetchOnWindowFocus?: false
  }
  /** `key` names the rows that stay in their places, or is null if they need not. */
  useSettled: <TResponse extends ListResponse>(
    key: string | null,
    response: TResponse | undefined,
    isPlaceholder: boolean,
  ) => SettledList<TResponse>
  NewRows?: ComponentType<{ noun: readonly [one: string, many: string]; news: News }>
  PauseUpdates?: ComponentType<{ onResume: () => void }>
}

export const notPolled: ListUpdates = {
  useOptions: () => ({}),
  useSettled: (_key, data) => ({ data }),
}
