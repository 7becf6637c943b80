import { useEffect, useEffectEvent, useState } from 'react'
import type { ListPageData } from '@/api/list-response'
import { isAllRead, newReadProgress, pagesInOrder, type ReadProgress } from '@/api/read-all'
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
import { formatKobo } from '@/domain/amount'
import { scopeLabels, type ExportScope } from '@/domain/export-file'
import { sumRows, type Sum } from '@/domain/sum'
import { MAX_ROWS, useReadAll } from '@/hooks/use-read-all'
import { afterPaint } from '@/lib/after-paint'
import { formatCount, formatQuantity } from '@/lib/format'
import { SumParts } from './sum-parts'

interface SumDialogProps<TRow> extends ExportScope {
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
function progressText({ ids, firstPage }: ReadProgress<unknown>, noun: ExportScope['noun']) {
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

/** "4812300.5" as spreadsheets read it. */
const plainKobo = (kobo: bigint) =>
  `${kobo / 100n}.${String(kobo % 100n)
    .replace('-', '')
    .padStart(2, '0')}`

/** What the sum leaves out, in sentences. */
function doubts(
  progress: ReadProgress<unknown>,
  { noun, unknown }: Pick<ExportScope, 'noun'> & { unknown: number },
) {
  const { ids, leftOut, newRows, firstPage, hasChanged, check } = progress
  const total = firstPage?.total ?? null
  const isCut = ids.size >= MAX_ROWS && (total === null || total > MAX_ROWS)
  const [one, many] = noun
  return [
    ...(isCut
      ? [
          total === null
            ? `Only the first ${formatCount(MAX_ROWS)} ${many} are added up`
            : `Only the first ${formatCount(MAX_ROWS)} of ${formatCount(total)} ${many} are added up`,
        ]
      : []),
    ...(unknown > 0 ? [`${formatQuantity(unknown, one, many)} without an amount`] : []),
    ...(leftOut > 0 ? [`${formatQuantity(leftOut, one, many)} without an id of its own`] : []),
    ...(newRows > 0
      ? [`${formatQuantity(newRows, `new ${one}`, `new ${many}`)} came meanwhile`]
      : []),
    ...(!isCut && !isAllRead(progress) && (hasChanged || check !== 'passed')
      ? [`The list changed while it was read, so some ${many} may be missing`]
      : []),
  ]
}
