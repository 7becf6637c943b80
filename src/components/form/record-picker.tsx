import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ApiError } from '@/api/api-error'
import { MAX_SEARCH_LENGTH } from '@/api/list'
import { hasFailedToLoad } from '@/api/query-client'
import type { RecordRef } from '@/api/requests'
import { Input } from '@/components/ui/input'
import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { useDebounced } from '@/hooks/use-debounced'

export interface PickerProps {
  /** The id of the chosen record, or "". */
  chosen: string
  /** The choices omit this record. */
  currentId?: string | null | undefined
  onChoose: (record: RecordRef) => void
}

interface Page<TRow> {
  rows: readonly TRow[]
}

interface ChoicesProps<TRow> extends PickerProps {
  texts: {
    /** What is chosen. */
    legend: string
    search: string
    failed: string
    noMatch: string
    none: string
  }
  getName: (row: TRow) => string
  /** Tells records with the same name apart. */
  getDetail: (row: TRow) => string
}

interface RecordPickerProps<
  TRow,
  TPage extends Page<TRow>,
  TKey extends QueryKey,
> extends ChoicesProps<TRow> {
  getQuery: (search: string) => UseQueryOptions<TPage, ApiError, TPage, TKey>
}

/** A search, and a choice of one of the records that it finds. */
export function RecordPicker<
  TRow extends { id: string },
  TPage extends Page<TRow>,
  TKey extends QueryKey,
>({ getQuery, ...props }: RecordPickerProps<TRow, TPage, TKey>) {
  const [search, setSearch] = useState('')
  const query = useQuery({
    ...getQuery(useDebounced(search.trim())),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Input
        type="search"
        aria-label={props.texts.search}
        placeholder={`${props.texts.search}...`}
        maxLength={MAX_SEARCH_LENGTH}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter in the search input must not submit what was chosen before.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Choices {...props} query={query} isFiltered={search !== ''} />
    </>
  )
}

interface QueriedChoicesProps<TRow> extends ChoicesProps<TRow> {
  query: UseQueryResult<Page<TRow>, ApiError>
  /** Whether a search excludes records. */
  isFiltered: boolean
}

function Choices<TRow extends { id: string }>(props: QueriedChoicesProps<TRow>) {
  const { query, isFiltered, chosen, currentId, onChoose, texts, getName, getDetail } = props
  const name = useId()
  if (hasFailedToLoad(query)) {
    return (
      <LoadError
        title={texts.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const rows = query.data?.rows.filter(({ id }) => id !== currentId)
  if (rows?.length === 0) {
    return (
      <p role="status" className="py-6 text-center text-muted-foreground">
        {isFiltered ? texts.noMatch : texts.none}
      </p>
    )
  }
  return (
    <fieldset
      aria-busy={query.isPlaceholderData}
      className="max-h-80 min-h-24 divide-y overflow-y-auto rounded-md border aria-busy:opacity-60"
    >
      <legend className="sr-only">{texts.legend}</legend>
      {rows?.map((row) => (
        <label
          key={row.id}
          className="flex min-h-control items-center gap-3 px-3 py-1.5 hover:bg-muted/50 has-checked:bg-brand/8"
        >
          <input
            type="radio"
            name={name}
            className="size-4.5 accent-primary"
            checked={row.id === chosen}
            onChange={() => onChoose({ id: row.id, name: getName(row) })}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="min-w-0 wrap-anywhere">{getName(row)}</bdi>
            <span className="text-sm text-muted-foreground">{getDetail(row)}</span>
          </span>
        </label>
      )) ?? <Skeleton className="m-3 h-5 w-48" />}
    </fieldset>
  )
}
