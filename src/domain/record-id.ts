/** The names that an id may have in a response. The first name with a value counts. */
export const idNames: readonly string[] = ['id', '_id']

export const readId = (record: Readonly<Record<string, unknown>>) =>
  idNames.map((name) => record[name]).find((id) => id !== undefined && id !== null)
