import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
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
import { findTextBox, isTouch } from './record-keys'
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

/**
 * Whether the details have been read since the last change of the record, which refetches them. They
 * do not wait for a connection.
 */
function useIsRefetched(resource: DetailedResource, id: string, changes: number) {
  const query = useQuery({ ...detailsQuery(resource, id), refetchOnMount: false })
  const readAt = `${query.dataUpdatedAt} ${query.errorUpdatedAt}`
  const [before, setBefore] = useState({ changes, readAt })
  if (before.changes !== changes) setBefore({ changes, readAt })
  return query.isPaused || (before.changes === changes && before.readAt !== readAt)
}

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
  /** Called with the id of the next record, if it is opened after a message from the text box. */
  onNextAfterReply?: (id: string) => void
  className: string
}

/**
 * Offers what follows after a change: the next record, or its primary action. At the end of the
 * list, a link back to the list. It is rendered once the changed record and the next one are known:
 * their actions would move its buttons while somebody taps one. Each change moves the focus to it,
 * or at the end of the list to the text box of the record.
 */
export function NextStep<T extends { id: string }>(props: NextStepProps<T>) {
  const { neighbors, resource, actions, getActions, isCovered, renderBack, onOpen } = props
  const { onNextAfterReply, className } = props
  const { id, next, isReading, hasFailed, changes, show, readAgain } = neighbors
  const queryClient = useQueryClient()
  const isRefetched = useIsRefetched(resource, id, changes)
  // Prefetches the next record, to know its action and to show it at once.
  const following = useQuery({
    ...detailsQuery(resource, next?.id ?? ''),
    enabled: next !== undefined,
    meta: { reportedByPage: true },
  })
  const record = next && findCached(queryClient, resource, next.id)?.record
  const upcoming = !findPrimary(actions) && record && findPrimary(getActions(record))
  const isReady = isRefetched && !isReading && !following.isLoading
  const isShown = useLatch(isReady)
  const isAtEnd = !next && !hasFailed
  const buttons = useRef<HTMLDivElement>(null)

  const seen = useRef(0)
  const focusedFor = useRef(0)
  const isAfterReply = useRef(false)
  useEffect(() => {
    const { activeElement: focused } = document
    const box = findTextBox()
    const isInBox = box !== null && box === focused
    if (seen.current !== changes) isAfterReply.current = isInBox
    seen.current = changes
    if (isCovered || focusedFor.current === changes) return
    if (isReady) focusedFor.current = changes
    const isEmpty = box?.value === ''
    const hasSent = isInBox && isEmpty && isAfterReply.current
    // Somebody may have begun to type meanwhile.
    if (focused?.matches(TEXT_FIELDS) && !hasSent) return
    const last = buttons.current?.lastElementChild
    if (!isReady) {
      // A button that is about to go would pass the focus on to a text field.
      if (!isInBox) findAll('h1, [role="dialog"]').at(-1)?.focus({ preventScroll: true })
    } else if (isAtEnd && isEmpty && (isInBox || !isTouch())) {
      box.focus({ preventScroll: true })
    } else if (last instanceof HTMLElement) {
      last.focus()
    }
  }, [changes, isReady, isCovered, isAtEnd])

  if (!isShown) return null
  return (
    <div ref={buttons} data-slot="next-step" className={className}>
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
        <Button
          loading={isReading}
          onClick={() => {
            if (!next) return readAgain()
            if (isAfterReply.current) onNextAfterReply?.(next.id)
            return void show('next', false)
          }}
        >
          {next ? (
            <span key="next">
              <span>Next</span>
              <span data-slot="next-name">
                <Sentence text={`: ${isolate(shorten(next.name, MAX_NAME))}`} />
              </span>
            </span>
          ) : (
            <span>{`Next ${resource.noun[0]}`}</span>
          )}
          <ArrowRight />
        </Button>
      )}
    </div>
  )
}
