import { clsx } from 'clsx'
import { HIDDEN_BELOW, type CellMeta } from './table-classes'

declare module 'react' {
  interface CSSProperties {
    /** The minimum widths with the columns of a narrow, a medium and a wide list. */
    '--min-width'?: string
    '--min-width-medium'?: string
    '--min-width-wide'?: string
  }
}

type Columns = readonly { id: string; meta: CellMeta | undefined }[]

const SELECT_WIDTH = 2.5
// The minimum width in rem of a column without a fixed width. Below it, the table scrolls sideways.
const MIN_WIDTH = 4.25

function sumWidths(columns: Columns, hasCheckbox: boolean) {
  const start = hasCheckbox ? SELECT_WIDTH : 0
  return `${columns.reduce((sum, { meta }) => sum + (meta?.width ?? MIN_WIDTH), start)}rem`
}

export function minWidthStyle(columns: Columns, hasCheckbox: boolean) {
  const medium = columns.filter(({ meta }) => meta?.hiddenBelow !== 'wide')
  const least = medium.filter(({ meta }) => !meta?.hiddenBelow)
  return {
    '--min-width': sumWidths(least, hasCheckbox),
    '--min-width-medium': sumWidths(medium, hasCheckbox),
    '--min-width-wide': sumWidths(columns, hasCheckbox),
  }
}

interface ColumnWidthsProps {
  columns: Columns
  hasCheckbox: boolean
}

export function ColumnWidths({ columns, hasCheckbox }: ColumnWidthsProps) {
  return (
    <colgroup>
      {hasCheckbox && <col style={{ width: `${SELECT_WIDTH}rem` }} />}
      {columns.map(({ id, meta }) => (
        <col
          key={id}
          className={clsx(
            meta?.hiddenBelow && HIDDEN_BELOW[meta.hiddenBelow],
            meta?.growsFrom === 'wide' && '@wide:w-auto!',
          )}
          style={meta?.width && meta.growsFrom !== 'table' ? { width: `${meta.width}rem` } : {}}
        />
      ))}
    </colgroup>
  )
}
