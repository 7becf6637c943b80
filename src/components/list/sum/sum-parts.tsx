import { clsx } from 'clsx'
import { formatKobo } from '@/domain/amount'
import { exportText } from '@/domain/export-columns'
import type { Field } from '@/domain/field'
import { divideSum, type Sum } from '@/domain/sum'
import { capitalize, EMPTY, formatCount } from '@/lib/format'

interface SumPartsProps<TRow> {
  rows: readonly TRow[]
  sum: Sum<TRow>
  field: Field<TRow>
}

/** The sum of each value of a field. That of the status also has the amounts left out. */
export function SumParts<TRow>({ rows, sum, field }: SumPartsProps<TRow>) {
  const parts = divideSum(rows, sum, (row) =>
    capitalize(exportText(field, row) || 'unknown'),
  ).filter(({ isCounted, count }) => isCounted || (field === sum.by[0] && count > 0))
  // Alone, the part is the sum.
  if (parts.length < 2 && field !== sum.by[0]) return null
  return (
    <table className="w-full">
      <caption className="sr-only">{`By ${field.label.toLowerCase()}`}</caption>
      <thead className="border-b text-left text-muted-foreground">
        <tr>
          <th scope="col" className="py-1 font-normal">
            {field.label}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Number
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Sum
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ label, isCounted, kobo, count, unknown }) => (
          <tr
            key={`${label} ${isCounted}`}
            className={clsx('border-b last:border-0', !isCounted && 'text-muted-foreground')}
          >
            <th scope="row" className="py-1 pr-3 text-left font-normal wrap-anywhere">
              {label}
              {!isCounted && <span className="text-sm"> (not in the sum)</span>}
            </th>
            <td className="py-1 text-right tabular-nums">{formatCount(count + unknown)}</td>
            <td translate="no" className="py-1 pl-3 text-right whitespace-nowrap tabular-nums">
              {count > 0 ? formatKobo(kobo) : EMPTY}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
