import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { detailsQuery } from '@/api/queries'
import type { DetailedResource } from '@/api/resource'
import type { RecordActions } from '@/components/actions/record-action'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { hintProps } from '@/components/ui/tooltip-props'
import { useLatch } from '@/hooks/use-held'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { findAll } from '@/lib/overlays'
import { findCached } from './use-details'
import type { Neighbors } from './use-neighbors'

const MAX_NAME = 30
const TEXT_FIELDS = 'input, textarea'

/** The primary action, if it opens a dialog. The key "a" opens it too. */
const findPrimary = (actions: RecordActions) =>
  Object.entries(actions).find(
    ([, { kind, isPrimary, isAllowed }]) =>
      isPrimary && isAllowed && (kind === 'question' || kind === 'form'),
  )

interface NextStepProps<T extends { id: string }> {
  neighbors: Neighbors
  resource: DetailedResource<T>
  /** The actions of the open record. */
  actions: RecordActions
  getActions: (record: T) => RecordActions
  /** A dialog covers the record. */
  isCovered: boolean
  renderBack: (text: string) => ReactNode
  onOpen: (dialog: string) => void
}

/**
 * Offers what follows after an action: the next record, or its primary action. At the end of the
 * list, a link back to the list. Takes the focus. It is rendered once the changed record and the
 * next one are known: their actions would move its buttons while somebody taps one.
 */
export function NextStep<T extends { id: string }>(props: NextStepProps<T>) {
  const { neighbors, resource, actions, getActions, isCovered, renderBack, onOpen } = props
  const { id, next, isReading, hasFailed, show, readAgain } = neighbors
  const queryClient = useQueryClient()
  // The page has loaded it, and the change refetches it.
  const changed = useQuery({ ...detailsQuery(resource, id), refetchOnMount: false })
  // Prefetches the next record, to know its action and to show it at once.
  const following = useQuery({
    ...detailsQuery(resource, next?.id ?? ''),
    enabled: next !== undefined,
    meta: { reportedByPage: true },
  })
  const record = next && findCached(queryClient, resource, next.id)?.record
  const upcoming = !findPrimary(actions) && record && findPrimary(getActions(record))
  const isRefetched = changed.isFetchedAfterMount || changed.isPaused
  const isShown = useLatch(isRefetched && !isReading && !following.isLoading)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCovered) return
    // A button that is about to go would pass the focus on to a text field.
    if (!isShown) findAll('h1, [role="dialog"]').at(-1)?.focus({ preventScroll: true })
    const last = buttons.current?.lastElementChild
    // Somebody may have begun to type meanwhile.
    if (last instanceof HTMLElement && !document.activeElement?.matches(TEXT_FIELDS)) last.focus()
  }, [isShown, isCovered])
  if (!isShown) return null
  const isAtEnd = !next && !hasFailed
  return (
    <div ref={buttons} data-slot="next-step" className="contents max-sm:each:grow">
      {next && upcoming && (
        <Button
          variant="outline"
          {...hintProps(`${upcoming[1].label} ${next.name}`, 'a')}
          onClick={() => void show('next', false).then(() => onOpen(upcoming[0]))}
        >
          {`${upcoming[1].label} next`}
        </Button>
      )}
      {isAtEnd ? (
        renderBack(`All done. Back to ${resource.noun[1]}`)
      ) : (
        <Button loading={isReading} onClick={() => (next ? void show('next', false) : readAgain())}>
          <Sentence
            text={
              next ? `Next: ${isolate(shorten(next.name, MAX_NAME))}` : `Next ${resource.noun[0]}`
            }
          />
          <ArrowRight />
        </Button>
      )}
    </div>
  )
}
