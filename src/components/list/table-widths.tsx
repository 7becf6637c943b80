import { SPARE, type CellMeta } from './table-rows'

declare module 'react' {
  interface CSSProperties {
    /** The minimum width of a table without its spare columns, and with them. */
    '--min-width'?: string
    '--min-width-wide'?: string
  }
}

type Columns = readonly { id: string; meta: CellMeta | undefined }[]

const SELECT_WIDTH = 2.5
// The minimum width of a column without a width, in rem. Below it the table scrolls sideways.
const MIN_WIDTH = 5.25

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

/** The widths of the checkbox column and of `columns`. */
export function ColumnWidths({ columns, hasCheckbox }: ColumnWidthsProps) {
  return (
    <colgroup>
      {hasCheckbox && <col style={{ width: `${SELECT_WIDTH}rem` }} />}
      {columns.map(({ id, meta }) => (
        <col
          key={id}
          className={meta?.isSpare ? SPARE : undefined}
          style={meta?.width ? { width: `${meta.width}rem` } : {}}
        />
      ))}
    </colgroup>
  )
}
