import { cleanLine } from '@/lib/visible-text'

export interface CsvColumn<TName extends string> {
  name: TName
  /** Other names of the column. No two columns share one. */
  spellings: readonly string[]
}

interface UsedColumn<TName extends string> {
  column: CsvColumn<TName>
  /** The name as the file writes it. */
  name: string
  index: number
}

export interface CsvHeader<TName extends string> {
  used: readonly UsedColumn<TName>[]
  /** The names of the other columns, as the file writes them. "" if a column has none. */
  unused: readonly string[]
  /** The number of columns, without unnamed ones at the end. */
  width: number
  /** Columns that the file has more than once, with their names. */
  repeated: readonly { column: TName; names: readonly string[] }[]
}

const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g

/** Ignores case, spaces, punctuation and invisible characters. */
export const plainName = (name: string) =>
  cleanLine(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** `plainName` without text in brackets, such as a unit. */
export const columnKey = (name: string) => plainName(name.replace(IN_BRACKETS, ' '))

/**
 * Finds the columns in a row of names. Ignores case, spaces and punctuation. A column's own name
 * wins over its other spellings, such as one with a note in brackets.
 */
export function findHeader<TName extends string>(
  row: readonly string[],
  columns: readonly CsvColumn<TName>[],
): CsvHeader<TName> {
  const names = row.map(cleanLine)
  const exact = names.map(plainName)
  const plain = names.map(columnKey)
  const places = columns.map((column) => {
    const own = plainName(column.name)
    const all = new Set([own, ...column.spellings.map(plainName)])
    const indexes = [...names.keys()]
    const named = indexes.filter((index) => exact[index] === own)
    const spelled = indexes.filter(
      (index) => all.has(exact[index] ?? '') || all.has(plain[index] ?? ''),
    )
    return { column, indexes: named.length > 0 ? named : spelled }
  })
  const nameAt = (index: number) => names[index] ?? ''
  const used = places.flatMap(({ column, indexes: [index] }) =>
    index === undefined ? [] : [{ column, name: nameAt(index), index }],
  )
  const width = names.findLastIndex((name) => name !== '') + 1
  const taken = new Set(places.flatMap(({ indexes }) => indexes))
  return {
    used,
    unused: names.slice(0, width).filter((_, index) => !taken.has(index)),
    width,
    repeated: places.flatMap(({ column, indexes }) =>
      indexes.length > 1 ? [{ column: column.name, names: indexes.map(nameAt) }] : [],
    ),
  }
}
