import type { Field, Fields } from '@/domain/field'
import { toIsoMinute } from '@/domain/format-dates'
import { maskPhone } from '@/domain/masks'
import type { CsvCell } from '@/lib/csv/to-csv'
import { shorten } from '@/lib/format'

/** A column of the exported file. A null value is an empty cell. */
export type ExportColumn<TRow> = { header: string } & (
  | {
      /** Text stays text, even if it looks like a number or a date. A boolean is "Yes" or "No". */
      value: (row: TRow) => string | number | boolean | null
    }
  | {
      /** What a spreadsheet may convert: `YYYY-MM-DD`, the result of `toIsoMinute`, "75%". */
      converted: (row: TRow) => string | null
    }
)

/** The header contains the field's unit. */
function toExportColumn<TRow>(field: Field<TRow>): ExportColumn<TRow> {
  const header = field.label
  switch (field.kind) {
    case 'naira':
      return { header: `${header} (NGN)`, value: field.get }
    case 'timestamp':
      return { header, converted: (row) => toIsoMinute(field.get(row)) }
    case 'day':
      return { header, converted: field.get }
    case 'status':
      return {
        header,
        value: (row) => {
          const status = field.get(row)
          return status && field.statuses.describe(status).label
        },
      }
    case 'relation':
    case 'party':
      return {
        header,
        value: (row) => {
          const record = field.get(row)
          return record?.name ?? record?.id ?? null
        },
      }
    case 'phone':
      return {
        header,
        value: (row) => {
          const phone = field.get(row)
          return phone && maskPhone(phone)
        },
      }
    case 'text':
      return field.isConverted
        ? { header, converted: field.get }
        : { header, value: field.getExported ?? field.get }
    case 'code':
    case 'email':
    case 'count':
    case 'rating':
    case 'flag':
      return { header, value: field.get }
  }
}

/** A value as in the exported file. "" if there is none. */
export function exportText<TRow>(field: Field<TRow>, row: TRow) {
  const column = toExportColumn(field)
  const value = 'converted' in column ? column.converted(row) : column.value(row)
  return value === null ? '' : shorten(String(value))
}

/** The fields that are columns of the list, and those with `isExported`, in their order. */
export const exportColumns = <TRow>(fields: Fields<TRow>): readonly ExportColumn<TRow>[] =>
  Object.values(fields)
    .filter(({ card, isExported = card !== undefined }) => isExported)
    .map((field) => toExportColumn(field))

function toCell<TRow>(column: ExportColumn<TRow>, row: TRow): CsvCell {
  if ('converted' in column) return { converted: column.converted(row) ?? '' }
  const value = column.value(row)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value ?? ''
}

/** The cells of a row in the exported file. */
export const exportCells = <TRow>(columns: readonly ExportColumn<TRow>[], row: TRow) =>
  columns.map((column) => toCell(column, row))
