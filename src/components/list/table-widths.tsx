import type { CellMeta } from './table-rows'

type Columns = readonly { id: string; meta: CellMeta | undefined }[]

const SELECT_WIDTH = 2.5
// The minimum width of a column without a width, in rem. Below it the table scrolls sideways.
const MIN_WIDTH = 5.25

export function minWidthOf(columns: Columns, hasCheckbox: boolean) {
  const start = hasCheckbox ? SELECT_WIDTH : 0
  const width = columns.reduce((sum, { meta }) => sum + (meta?.width ?? MIN_WIDTH), start)
  return `${width}rem`
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
        <col key={id} style={meta?.width ? { width: `${meta.width}rem` } : {}} />
      ))}
    </colgroup>
  )
}
