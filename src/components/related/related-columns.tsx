import { FieldCell } from '@/components/records/field-cell'
import type { Field } from '@/domain/field'
import type { RelatedColumn } from './related-rows'

type Look<TRow> = Partial<RelatedColumn<TRow>>

/** Picks fields as columns, in the order of `looks`, which may override labels and cells. */
export function relatedColumns<TRow, TFields extends Readonly<Record<string, Field<TRow>>>>(
  fields: TFields & Readonly<Record<string, Field<TRow>>>,
  looks: { readonly [K in keyof TFields]?: Look<TRow> },
): readonly RelatedColumn<TRow>[] {
  return Object.entries<Look<TRow> | undefined>(looks).flatMap(([key, look]) => {
    const field: Field<TRow> | undefined = fields[key]
    if (!field) return []
    const column = {
      header: field.label,
      isNumber: ['naira', 'count', 'rating'].includes(field.kind),
      render: (row: TRow) => <FieldCell field={field} row={row} />,
    }
    return [{ ...column, ...look }]
  })
}
