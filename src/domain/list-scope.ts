/** Which rows a list shows. */
export interface ListScope {
  noun: readonly [one: string, many: string]
  /** The labels of the filters. Empty ones are ignored. */
  filters: readonly string[]
  search: string
}

/** A label per active filter: "Used", "Discount", "“Jollof”". */
export function scopeLabels({ filters, search }: Omit<ListScope, 'noun'>) {
  return [...filters, search && `“${search}”`].filter(Boolean)
}
