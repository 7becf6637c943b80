import type { CardPlace } from '@/domain/field'
import { formatCount } from '@/lib/format'
import { Missing } from './cell-text'

/** The preset of a column with the place of each record among the others. */
export const positionCell = (card: CardPlace) => ({
  cell: ({ getValue }: { getValue: () => number | null }) => {
    const position = getValue()
    if (position === null) return <Missing />
    return (
      <>
        <span className="@table:hidden">Position </span>
        {formatCount(position)}
      </>
    )
  },
  meta: { card, width: 5.5, isNumber: true },
})
