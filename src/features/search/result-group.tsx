import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CloudAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { StatusBadge } from '@/components/fields/status-badge'
import { findSearchBox } from '@/components/list/filters/search-box'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { TEXT_LINK } from '@/components/ui/links'
import { Sentence } from '@/components/ui/sentence'
import type { Statuses } from '@/domain/status'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { formatCount } from '@/lib/format'
import { withoutIsolates } from '@/lib/isolate'
import type { Group, Hit } from './source'
import { resultProps } from './use-field-focus'

export const CARD = 'rounded-lg border bg-card shadow-card'
export const RESULT_ROW = 'max-sm:min-h-16 sm:h-row'

interface ResultGroupProps {
  group: Group
  /** The results are for the previous text, so none is an exact match. */
  isOutdated: boolean
}

/** The results of one list, or its failure. */
export function ResultGroup({ group, isOutdated }: ResultGroupProps) {
  const { heading, icon: Icon, noun, statuses, hits, total, hasMore, state, listLink } = group
  const headingId = useId()
  const count = total === null ? '' : ` ${formatCount(total)}`
  return (
    <section aria-labelledby={headingId} className={clsx(CARD, 'overflow-hidden')}>
      <div className="flex h-11 items-center gap-near border-b px-4">
        <Icon className="size-4.5 shrink-0 text-muted-foreground" />
        <h2 id={headingId} className="text-lg">
          {heading}
        </h2>
        {total !== null && (
          <span translate="no" className="text-lg text-muted-foreground">
            {hasMore && (
              <span className="not-print:hidden">{`${formatCount(hits.length)} of `}</span>
            )}
            <span key={count}>{count}</span>
          </span>
        )}
        {hasMore && (
          <Link
            {...listLink}
            preload={false}
            data-unprinted=""
            aria-label={`See all${count} ${noun}`}
            className={clsx(TEXT_LINK, 'ml-auto')}
          >
            {`See all${count}`}
          </Link>
        )}
      </div>
      {state === 'failed' ? (
        <Failure group={group} />
      ) : (
        <ul className="later:border-t">
          {hits.map((hit) => (
            <li key={hit.id}>
              <ResultLink hit={hit} statuses={statuses} isExact={hit.isExact && !isOutdated} />
              {hit.related.length > 0 && <RelatedLinks hit={hit} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Links that save a search, for example from a customer who calls to their orders. */
const RelatedLinks = ({ hit: { related } }: { hit: Hit }) => (
  <div data-unprinted="" className="flex flex-wrap gap-x-apart px-4">
    {related.map(({ label, icon: Icon, link }) => (
      <Link
        key={label}
        {...link}
        {...resultProps}
        preload={false}
        className="flex h-control min-w-0 items-center gap-near text-brand hover:underline"
      >
        <Icon className="size-4 shrink-0" />
        <bdi title={withoutIsolates(label)} className="truncate">
          <Sentence text={label} />
        </bdi>
      </Link>
    ))}
  </div>
)

interface ResultLinkProps {
  hit: Hit
  statuses: Statuses
  isExact: boolean
}

function ResultLink({ hit, statuses, isExact }: ResultLinkProps) {
  const { label, detail, status, link } = hit
  return (
    <Link
      {...link}
      {...resultProps}
      // Otherwise the mouse preloads each result that it passes.
      preload={false}
      className={clsx(
        RESULT_ROW,
        'flex flex-wrap content-center items-center gap-x-near px-4 py-1 -outline-offset-2 hover:bg-muted/60 print:h-auto print:py-1.5 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7rem] sm:gap-x-apart sm:py-0',
        isExact && 'bg-brand/8',
      )}
    >
      <span className="min-w-0 items-center gap-near max-sm:contents sm:flex">
        <bdi title={label} translate="no" className="truncate text-lg">
          {label}
        </bdi>
        {isExact && <ExactMark />}
      </span>
      <span
        title={detail}
        translate="no"
        className="text-muted-foreground max-sm:order-1 max-sm:line-clamp-2 max-sm:basis-full max-sm:leading-tight max-sm:wrap-anywhere sm:truncate"
      >
        {detail}
      </span>
      <span className="min-w-0 text-right max-sm:ml-auto">
        {status && <StatusBadge status={status} of={statuses} />}
      </span>
    </Link>
  )
}

const ExactMark = () => (
  <>
    <span className="shrink-0 text-sm whitespace-nowrap text-brand max-sm:order-2">
      Exact match
    </span>
    <span aria-hidden="true" data-unprinted="" className="max-sm:hidden pointer-coarse:hidden">
      <Kbd>Enter</Kbd>
    </span>
  </>
)

function Failure({ group }: { group: Group }) {
  const container = useRef<HTMLDivElement>(null)
  useFocusFallback(container, findSearchBox)
  const { title, detail } = group.failure
  return (
    <div
      ref={container}
      className="flex min-h-row flex-wrap items-center gap-x-near gap-y-1 px-4 py-1 wrap-anywhere text-muted-foreground"
    >
      <CloudAlert className="size-4.5 shrink-0" />
      <span>{detail ? `${title}: ${detail}` : title}</span>
      {group.canRetry && (
        <Button size="sm" variant="outline" loading={group.isRetrying} onClick={group.retry}>
          Try again
        </Button>
      )}
    </div>
  )
}
