import { clsx } from 'clsx'
import { SPARE, type CellMeta } from './table-classes'

declare module 'react' {
  interface CSSProperties {
    /** The minimum widths without and with the spare columns. */
    '--min-width'?: string
    '--min-width-wide'?: string
  }
}

type Columns = readonly { id: string; meta: CellMeta | undefined }[]

const SELECT_WIDTH = 2.5
// The minimum width in rem of a column without a fixed width. Below it, the table scrolls sideways.
const MIN_WIDTH = 5

function sumWidths(columns: Columns, hasCheckbox: boolean) {
  const start = hasCheckbox ? SELECT_WIDTH : 0
  return `${columns.reduce((sum, { meta }) => sum + (meta?.width ?? MIN_WIDTH), start)}rem`
}

export function minWidthStyle(columns: Columns, hasCheckbox: boolean) {
  const least = columns.filter(({ meta }) => !meta?.isSpare)
  return {
    '--min-width': sumWidths(least, hasCheckbox),
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
          className={clsx(meta?.isSpare && SPARE, meta?.isGrowing && '@wide:w-auto!')}
          style={meta?.width ? { width: `${meta.width}rem` } : {}}
        />
      ))}
    </colgroup>
  )
}
