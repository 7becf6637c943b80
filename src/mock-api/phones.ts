/** What collections of records that name a person need. */
export interface Surroundings {
  today: () => number
  /** The phone number of a person. The record contains only the name. */
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
