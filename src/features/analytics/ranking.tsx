import { useState, type ReactNode } from 'react'
import type { Days } from '@/api/dates'
import { FilterSelect } from '@/components/list/filters/filter-select'
import { MIN_ORDERS_FOR_PERCENT } from '@/domain/figures'
import { EMPTY, formatQuantity } from '@/lib/format'
import { Bars } from './bars'
import { ChartPanel } from './chart-panel'
import { changeOf, formatChange, formatMeasure, lostMost, type Measure } from './compared'
import { ChangeOf, rankedName, rankedColumns, rankedFields, type Ranked } from './ranked'

/** Which rows are shown: all of them, or those that lost most. */
const VIEWS = [
  ['orders', 'Orders'],
  ['sales', 'Sales'],
  ['lost orders', 'Lost orders'],
  ['lost sales', 'Lost sales'],
] as const

const LIMIT = `Changes are in percent from ${MIN_ORDERS_FOR_PERCENT} orders before.`

/** Says which rows the losses are of, because the response does not have every restaurant. */
function describeLosses(rows: readonly Ranked[], measure: Measure, noun: RankingProps['noun']) {
  const these = `${rows.length === 1 ? 'this' : 'these'} ${formatQuantity(rows.length, ...noun)}`
  const unknown = rows.filter((row) => row.previous && changeOf(row, measure) === null).length
  return [
    lostMost(rows, measure).length > 0
      ? `The largest losses of ${measure} among ${these}. Others may have lost more.`
      : `None of ${these} lost ${measure}.`,
    ...(unknown > 0 ? [`${formatQuantity(unknown, ...noun)} cannot be compared.`] : []),
  ].join(' ')
}

const renderChange = (measure: Measure) => (row: Ranked) => <ChangeOf row={row} measure={measure} />

interface RankingProps {
  getTitle: (measure: Measure) => string
  header: string
  noun: readonly [one: string, many: string]
  reported: Days
  rows: readonly Ranked[]
  /** Shows bars instead of the table. The table can replace them. */
  hasBars?: boolean
  /** A link to all of them. It is also shown without rows. */
  more?: ReactNode
}

/** The figures of each restaurant or state, compared with the preceding period if it is known. */
export function Ranking(props: RankingProps) {
  const { getTitle, header, noun, reported, rows, hasBars = false, more } = props
  const [selected, setView] = useState<(typeof VIEWS)[number][0]>('orders')
  if (rows.length === 0) return more
  const isCompared = rows.some(({ previous }) => previous !== null)
  const view = isCompared ? selected : 'orders'
  const isLost = view.startsWith('lost')
  const measure = view.endsWith('sales') ? 'sales' : 'orders'
  const shown = isLost ? lostMost(rows, measure) : rows
  return (
    <ChartPanel
      title={getTitle(measure)}
      view={isLost ? `lost most ${measure}` : ''}
      reported={reported}
      rows={shown}
      columns={rankedColumns(header, isCompared ? measure : null)}
      fields={rankedFields(header, isCompared)}
      note={isCompared && LIMIT}
      controls={
        <>
          {more}
          {isCompared && (
            <FilterSelect
              label={`Show ${noun[1]} by`}
              value={view}
              isSet={isLost}
              options={VIEWS}
              onChange={setView}
            />
          )}
        </>
      }
      chart={
        hasBars ? (
          <Bars
            rows={shown}
            getName={(row) => rankedName(row) ?? EMPTY}
            getValue={(row) => (isLost ? -(changeOf(row, measure) ?? 0) : row[measure])}
            getText={(row) =>
              isLost ? formatChange(row, measure) : formatMeasure(row[measure], measure)
            }
            renderNote={isCompared && !isLost ? renderChange(measure) : undefined}
            {...(isLost && { barClass: 'bg-area-red' })}
          />
        ) : undefined
      }
    >
      {isLost && (
        <p className="px-4 py-2 text-sm text-muted-foreground">
          {describeLosses(rows, measure, noun)}
        </p>
      )}
    </ChartPanel>
  )
}
