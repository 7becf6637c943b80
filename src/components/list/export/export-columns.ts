import type { Field, Fields } from '@/domain/field'
import { toIsoMinute } from '@/domain/format-dates'
import { maskPhone } from '@/domain/masks'
import { shorten } from '@/lib/format'
import type { ExportColumn } from './export-file'

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
