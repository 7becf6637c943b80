import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { ApiError } from '@/api/api-error'
import { MAX_SEARCH_LENGTH, toSearch } from '@/api/list'
import { hasFailedToLoad } from '@/api/query-options'
import type { RecordRef } from '@/api/requests'
import { Input } from '@/components/ui/input'
import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { useDebounced } from '@/hooks/use-debounced'
import { isComposing } from '@/lib/keys'
import { firstCharacters } from '@/lib/visible-text'

export interface PickerProps {
  /** The id of the chosen record, or "". */
  chosen: string
  /** The record that is assigned already. It is not offered. */
  currentId?: string | null | undefined
  onChoose: (record: RecordRef) => void
}

interface Page<TRow> {
  rows: readonly TRow[]
}

interface ChoicesProps<TRow> extends PickerProps {
  texts: {
    /** The title of the choices. */
    legend: string
    search: string
    failed: string
    noMatch: string
    /**
     * The text without results. `hasCurrent`: the search found only the record that is not offered.
     */
    none: (hasCurrent: boolean) => string
  }
  getName: (row: TRow) => string
  /** Distinguishes records with the same name. */
  getDetail: (row: TRow) => ReactNode
}

interface RecordPickerProps<
  TRow,
  TData,
  TPage extends Page<TRow>,
  TKey extends QueryKey,
> extends ChoicesProps<TRow> {
  getQuery: (search: string) => UseQueryOptions<TData, ApiError, TPage, TKey>
  /** A note about all found records, above the choices. */
  getNote?: (rows: readonly TRow[]) => string | null
}

/** A search field, and a choice of one of the found records. */
export function RecordPicker<
  TRow extends { id: string },
  TData,
  TPage extends Page<TRow>,
  TKey extends QueryKey,
>({ getQuery, getNote, ...props }: RecordPickerProps<TRow, TData, TPage, TKey>) {
  const { currentId, chosen, onChoose, texts, getName } = props
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The picker may load after its dialog, which had no field to focus.
    if (!document.activeElement?.matches('input, select, textarea')) field.current?.focus()
  }, [])
  const [search, setSearch] = useState('')
  const typed = toSearch(search)
  const searched = useDebounced(typed)
  const query = useQuery({ ...getQuery(searched), placeholderData: keepPreviousData })
  const rows = query.data?.rows
  const [first] = rows?.filter(({ id }) => id !== currentId) ?? []
  const isCurrent = searched === typed && !query.isPlaceholderData
  // Enter chooses the first record of this search. Only another Enter submits the form.
  const [entered, setEntered] = useState<string | null>(null)
  const isEntered = entered === typed && isCurrent && rows !== undefined
  const chooseFirst = useEffectEvent(() => {
    if (first) onChoose({ id: first.id, name: getName(first) })
  })
  useEffect(() => {
    if (isEntered) chooseFirst()
  }, [isEntered])
  const isAll = typed === '' && isCurrent
  const note = isAll && rows && rows.length > 0 ? getNote?.(rows) : null
  return (
    <>
      <Input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={`${texts.search}...`}
        value={search}
        onChange={(event) => {
          setSearch(firstCharacters(event.target.value, MAX_SEARCH_LENGTH))
          setEntered(null)
        }}
        onKeyDown={(event) => {
          const isInComposition = isComposing(event.nativeEvent)
          if (event.key !== 'Enter') return
          if (isEntered && chosen === first?.id && !isInComposition) return
          event.preventDefault()
          if (event.repeat || isInComposition) return
          setEntered(typed)
          // Another record was chosen since.
          if (isEntered && first) onChoose({ id: first.id, name: getName(first) })
        }}
      />
      {note && <p role="status">{note}</p>}
      <Choices {...props} query={query} isFiltered={typed !== ''} />
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
        {isFiltered ? texts.noMatch : texts.none(query.data?.rows.length !== 0)}
      </p>
    )
  }
  return (
    <fieldset
      aria-busy={query.isPlaceholderData}
      className="max-h-80 min-h-24 overflow-y-auto rounded-md border aria-busy:opacity-60 later:border-t"
    >
      <legend className="sr-only">{texts.legend}</legend>
      {rows?.map((row) => (
        <label
          key={row.id}
          className="flex min-h-control items-center gap-near px-3 py-1.5 hover:bg-muted/50 has-checked:bg-brand/8"
        >
          <input
            type="radio"
            value={row.id}
            name={name}
            className="size-4.5 accent-primary"
            checked={row.id === chosen}
            onChange={() => onChoose({ id: row.id, name: getName(row) })}
            // On the chosen record, Enter submits the form.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || row.id === chosen) return
              event.preventDefault()
              onChoose({ id: row.id, name: getName(row) })
            }}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-near">
            <bdi translate="no" className="min-w-0 wrap-anywhere">
              {getName(row)}
            </bdi>
            <span className="text-sm text-muted-foreground">{getDetail(row)}</span>
          </span>
        </label>
      )) ?? <Skeleton className="m-3 h-5 w-48" />}
    </fieldset>
  )
}
