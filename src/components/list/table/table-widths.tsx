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

/** The cells that are no columns. */
interface Controls {
  hasCheckbox: boolean
  hasMenu: boolean
}

// Of the checkbox and of the menu.
const CONTROL_WIDTH = 2.5
// The minimum width in rem of a column without a fixed width. Below it, the table scrolls sideways.
const MIN_WIDTH = 4.25

function sumWidths(columns: Columns, { hasCheckbox, hasMenu }: Controls) {
  const start = (Number(hasCheckbox) + Number(hasMenu)) * CONTROL_WIDTH
  return `${columns.reduce((sum, { meta }) => sum + (meta?.width ?? MIN_WIDTH), start)}rem`
}

export function minWidthStyle(columns: Columns, controls: Controls) {
  const medium = columns.filter(({ meta }) => meta?.hiddenBelow !== 'wide')
  const least = medium.filter(({ meta }) => !meta?.hiddenBelow)
  return {
    '--min-width': sumWidths(least, controls),
    '--min-width-medium': sumWidths(medium, controls),
    '--min-width-wide': sumWidths(columns, controls),
  }
}

interface ColumnWidthsProps extends Controls {
  columns: Columns
}

export function ColumnWidths({ columns, hasCheckbox, hasMenu }: ColumnWidthsProps) {
  const control = <col style={{ width: `${CONTROL_WIDTH}rem` }} />
  return (
    <colgroup>
      {hasCheckbox && control}
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
      {hasMenu && control}
    </colgroup>
  )
}
