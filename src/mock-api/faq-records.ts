import { createCollection } from './collection.ts'
import { isStatus } from './filters.ts'
import { audiences, type StoredFaq } from './seed/questions.ts'

const rankOf = ({ audience }: StoredFaq) => audiences.findIndex((name) => name === audience)

/** Ordered by audience, then position. */
export const createFaqs = (seeded: readonly StoredFaq[], today: () => number) =>
  createCollection(seeded, {
    text: ({ question, answer }) => [question, answer],
    ids: () => [],
    sort: ['position', 'updatedAt'],
    actions: ['move'],
    filters: { status: isStatus, audience: ({ audience }, value) => audience === value },
    compare: (a, b) => rankOf(a) - rankOf(b) || a.position - b.position,
    today,
  })
