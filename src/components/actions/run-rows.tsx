import { useSelector } from '@tanstack/react-store'
import {
  Ban,
  Check,
  CircleDashed,
  CircleQuestionMark,
  CircleSlash,
  Hourglass,
  type LucideIcon,
} from 'lucide-react'
import { memo, useMemo } from 'react'
import { Sentence } from '@/components/ui/sentence'
import { Spinner } from '@/components/ui/spinner'
import type { BatchEntry, ItemState } from '@/lib/batch'
import { shorten } from '@/lib/format'
import { Row, Rows } from './rows'
import type { Run, RunItem } from './run'

const looks: Readonly<Record<ItemState['is'], { icon: LucideIcon; className: string }>> = {
  waiting: { icon: CircleDashed, className: 'text-muted-foreground' },
  sent: { icon: CircleDashed, className: 'text-muted-foreground' },
  done: { icon: Check, className: 'text-green' },
  leftOut: { icon: CircleSlash, className: 'text-orange' },
  refused: { icon: Ban, className: 'text-danger' },
  unknown: { icon: CircleQuestionMark, className: 'text-orange' },
}

/** It is done, but waits for somebody else. */
const waits = { icon: Hourglass, className: 'text-muted-foreground' }

// In the order of the finished list: first what is not done.
const order: readonly ItemState['is'][] = [
  'unknown',
  'refused',
  'leftOut',
  'waiting',
  'sent',
  'done',
]

interface RunRowProps {
  run: Run
  isOver: boolean
  entry: BatchEntry<RunItem>
}

/** Re-renders only with its own state. */
const RunRow = memo(function RunRow({ run, isOver, entry: { item, state } }: RunRowProps) {
  const current = useSelector(state)
  const { label, message, isWaiting } = run.describe(current, item)
  const { icon: Icon, className } = isWaiting ? waits : looks[current.is]
  return (
    <Row name={item.name} detail={item.detail} amount={item.amount}>
      <span
        className={`flex min-w-28 shrink-0 items-center gap-near max-sm:basis-full ${className}`}
      >
        {current.is === 'sent' ? <Spinner /> : <Icon className="size-4 shrink-0" />}
        <span>{current.is === 'waiting' && !isOver ? 'Waiting' : label}</span>
      </span>
      {message && (
        <span className={`basis-full wrap-anywhere ${className}`}>
          <Sentence text={shorten(message)} />
        </span>
      )}
    </Row>
  )
})

/** What waits comes before what else is done. */
const rank = ({ batch }: Run, { item, state }: BatchEntry<RunItem>) =>
  order.indexOf(state.state.is) - (batch.waitsFor(item) ? 0.5 : 0)

interface RunRowsProps {
  run: Run
  /** Whether the list is in the order of the results. It must not move while the run goes on. */
  isOver: boolean
}

export function RunRows({ run, isOver }: RunRowsProps) {
  const { entries } = run.batch
  const { leftOut } = run
  const sorted = useMemo(() => {
    const ordered = isOver ? entries.toSorted((a, b) => rank(run, a) - rank(run, b)) : entries
    return [
      ...ordered.map((entry) => ({ id: entry.item.id, entry })),
      ...leftOut.map((row) => ({ id: row.id, row })),
    ]
  }, [run, entries, leftOut, isOver])
  return (
    <Rows label="Results" items={sorted} className="min-h-24">
      {(shown) =>
        'entry' in shown ? (
          <RunRow run={run} isOver={isOver} entry={shown.entry} />
        ) : (
          <Row name={shown.row.name} detail={shown.row.detail} amount={shown.row.amount}>
            <span className="text-muted-foreground">{`${run.leftOutWord}: ${shown.row.message}`}</span>
          </Row>
        )
      }
    </Rows>
  )
}
