/** What the collections of records that name a person need besides their own records. */
export interface Surroundings {
  today: () => number
  /** The phone number of a person whom a record names without it. */
  phoneOf: (person: { id: string } | null) => string | null | undefined
}

interface Person {
  id: string
  phone?: string | null
}

export function createPhones(people: readonly Person[]): Surroundings['phoneOf'] {
  const phones = new Map(people.map(({ id, phone }) => [id, phone]))
  return (person) => person && phones.get(person.id)
}
