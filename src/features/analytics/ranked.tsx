import { Change } from '@/components/charts/change'
import { RecordLink } from '@/components/fields/record-link'
import { Sentence } from '@/components/ui/sentence'
import { formatNaira } from '@/domain/amount'
import { fields, type Field } from '@/domain/field'
import { formatCount } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import type { ChartColumn } from './chart-table'
import {
  BEFORE,
  changeOf,
  changePercent,
  comparedFields,
  formatChange,
  formatMeasure,
  type Compared,
  countedFields,
  type Measure,
} from './compared'

/** A restaurant or a state. Only a restaurant has an id. */
export interface Ranked extends Compared {
  id: string | null
  name: string | null
}

export const rankedName = ({ name, id }: Ranked) => name ?? id

/** The columns of the exported file. */
export function rankedFields(header: string, isCompared: boolean) {
  const name = { label: header, kind: 'text', get: rankedName, isExported: true } as const
  return isCompared
    ? fields<Ranked>()({ name, ...comparedFields })
    : fields<Ranked>()({ name, ...countedFields })
}

const figureColumn = ({
  get,
  kind,
  label,
}: Field<Compared, 'count' | 'naira'>): ChartColumn<Ranked> => ({
  header: label,
  isNumber: true,
  sortBy: get,
  render: (row) => (kind === 'naira' ? formatNaira(get(row)) : formatCount(get(row))),
})

export function ChangeOf({ row, measure }: { row: Compared; measure: Measure }) {
  const percent = changePercent(row, measure)
  const amount = changeOf(row, measure)
  const text = formatChange(row, measure)
  return (
    <span className="flex flex-wrap justify-end gap-x-1">
      {amount === null ? <span>{text}</span> : <Change amount={amount} text={text} />}
      {percent && (
        <span translate="no" className="text-muted-foreground">
          {` (${percent})`}
        </span>
      )}
    </span>
  )
}

/** Shown below the name on a phone, which has no space for these columns. */
function describeFigures(row: Compared, measure: Measure) {
  const before = row.previous?.[measure] ?? null
  const now = isolate(formatMeasure(row[measure], measure))
  return before === null ? now : `${now}, before ${isolate(formatMeasure(before, measure))}`
}

const NOT_ON_PHONES = '@max-sm:hidden'

const compared = {
  orders: [comparedFields.orders, comparedFields.ordersBefore],
  sales: [comparedFields.sales, comparedFields.salesBefore],
} as const

/** `measure` null compares nothing. */
export function rankedColumns(
  header: string,
  measure: Measure | null,
): readonly ChartColumn<Ranked>[] {
  const name = {
    header,
    sortBy: rankedName,
    // A state has no id, and is text.
    render: (row: Ranked) => <RecordLink kind="restaurant" record={row} />,
  }
  if (measure === null) {
    return [name, figureColumn(countedFields.orders), figureColumn(countedFields.sales)]
  }
  const [now, before] = compared[measure]
  return [
    {
      ...name,
      render: (row) => (
        <>
          {name.render(row)}
          <span data-slot="figures" className="block text-sm text-muted-foreground @sm:hidden">
            <Sentence text={` ${describeFigures(row, measure)}`} />
          </span>
        </>
      ),
    },
    { ...figureColumn(now), className: NOT_ON_PHONES },
    { ...figureColumn(before), header: BEFORE, className: NOT_ON_PHONES },
    {
      header: 'Change',
      isNumber: true,
      sortBy: (row) => changeOf(row, measure),
      render: (row) => <ChangeOf row={row} measure={measure} />,
    },
  ]
}
