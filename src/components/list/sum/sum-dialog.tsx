import { useEffect, useEffectEvent, useState } from 'react'
import type { ListPageData } from '@/api/list-response'
import { isAllRead, newReadProgress, pagesInOrder, type ReadProgress } from '@/api/read-all'
import { leftOutText } from '@/components/list/export/use-export'
import { FilterText } from '@/components/list/filter-text'
import { ReadingProgress } from '@/components/list/reading-progress'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { Caution } from '@/components/ui/caution'
import CopyButton from '@/components/ui/copy-button'
import { formatKobo, plainKobo } from '@/domain/amount'
import { scopeLabels, type ListScope } from '@/domain/list-scope'
import { sumRows, type Sum } from '@/domain/sum'
import { MAX_ROWS, useReadAll } from '@/hooks/use-read-all'
import { afterPaint } from '@/lib/after-paint'
import { formatCount, formatQuantity } from '@/lib/format'
import { SumParts } from './sum-parts'

interface SumDialogProps<TRow> extends ListScope {
  total: number | null | undefined
  sum: Sum<TRow>
  readPage: (page: number, signal: AbortSignal) => Promise<ListPageData<TRow>>
  onClose: () => void
}

type Progress<TRow> = ReadProgress<readonly TRow[]>

/** Reads all rows that match and adds them up. It begins when it opens. */
export default function SumDialog<TRow extends { id: string }>(props: SumDialogProps<TRow>) {
  const { noun, total, sum, onClose, ...scope } = props
  const { shown, read } = useReadAll<TRow>()
  // A retry after midnight continues with the days that "today" had at the start.
  const [readPage] = useState(() => props.readPage)
  const [over, setOver] = useState<Progress<TRow>>()

  async function readRows(progress: Progress<TRow>) {
    const isOver = await read({ progress, readPage, toPage: (rows) => rows, maxRows: MAX_ROWS })
    if (isOver) setOver(progress)
  }
  const begin = useEffectEvent(() => void readRows(newReadProgress()))
  useEffect(() => afterPaint(begin), [])
  function tryAgain(progress: Progress<TRow>) {
    setOver(undefined)
    void readRows(progress)
  }

  const filterText = scopeLabels({ ...scope }).join(', ')
  const hasFailed = over !== undefined && over.failure !== null
  const count = total === undefined || total === null ? null : Math.min(total, MAX_ROWS)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`Sum of ${noun[1]}`} className="max-w-lg">
        <DialogBody className="flex min-h-24 flex-col gap-apart">
          <FilterText>{filterText || `All ${noun[1]}`}</FilterText>
          {!over ? (
            <ReadingProgress label={`Adding up the ${noun[1]}`} {...shown} total={count} />
          ) : hasFailed ? (
            <div role="alert">
              <Caution
                title={`The ${noun[1]} could not be added up`}
                items={[
                  over.failure ?? '',
                  ...(over.ids.size > 0
                    ? [`${progressText(over, noun)} were read. “Try again” reads the others.`]
                    : []),
                ]}
              />
            </div>
          ) : (
            <Result progress={over} noun={noun} sum={sum} />
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{over && !hasFailed ? 'Close' : 'Cancel'}</Button>
          </DialogClose>
          {hasFailed && <Button onClick={() => tryAgain(over)}>Try again</Button>}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** "60 of 240 orders". */
function progressText({ ids, firstPage }: ReadProgress<unknown>, noun: ListScope['noun']) {
  const total = firstPage?.total ?? null
  return total === null
    ? formatQuantity(ids.size, ...noun)
    : `${formatCount(ids.size)} of ${formatQuantity(total, ...noun)}`
}

interface ResultProps<TRow> extends Pick<SumDialogProps<TRow>, 'noun' | 'sum'> {
  progress: Progress<TRow>
}

function Result<TRow>({ progress, noun, sum }: ResultProps<TRow>) {
  const rows = pagesInOrder(progress).flat().slice(0, MAX_ROWS)
  const { kobo, count, unknown } = sumRows(rows, sum)
  const amount = formatKobo(kobo)
  const cautions = doubts(progress, { noun, unknown })
  return (
    <>
      <div role="status">
        <p className="flex items-center gap-near text-xl wrap-anywhere">
          <span translate="no">{amount}</span>
          <CopyButton text={plainKobo(kobo)} label="Copy the sum" />
        </p>
        <p className="text-muted-foreground">{`in ${formatQuantity(count, ...(sum.noun ?? noun))}`}</p>
      </div>
      {cautions.length > 0 && <Caution title="This is not the whole sum" items={cautions} />}
      {rows.length > 0 &&
        sum.by.map((field) => <SumParts key={field.label} {...{ rows, sum, field }} />)}
    </>
  )
}

/** What the sum leaves out, in sentences. */
function doubts(
  progress: ReadProgress<unknown>,
  { noun: [one, many], unknown }: Pick<ListScope, 'noun'> & { unknown: number },
) {
  const { ids, leftOut, newRows, total, hasChanged } = progress
  const isCut = ids.size > MAX_ROWS || (ids.size === MAX_ROWS && (total ?? Infinity) > MAX_ROWS)
  const first = `the first ${formatCount(MAX_ROWS)}${total === null ? '' : ` of ${formatCount(total)}`}`
  return [
    isCut && `Only ${first} ${many} are added up`,
    unknown > 0 && `${formatQuantity(unknown, one, many)} without an amount`,
    leftOut > 0 && leftOutText(leftOut),
    newRows > 0 && `${formatQuantity(newRows, `new ${one}`, `new ${many}`)} came meanwhile`,
    (isCut ? hasChanged : !isAllRead(progress)) &&
      `The list changed while it was read, so some ${many} may be missing`,
  ].filter((text) => text !== false)
}
