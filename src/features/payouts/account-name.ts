import type { Payout } from './schema'

// Words that the names of companies share.
const COMMON_WORDS = new Set(
  'and co company enterprise enterprises global inc international limited llc ltd nig nigeria plc services the ventures'.split(
    ' ',
  ),
)

/** The words that tell a name from others: all of them, if they are all common. */
function wordsOf(name: string | null | undefined) {
  const plain = (name ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words: string[] = plain.match(/[\p{L}\d]+/gu) ?? []
  const rare = words.filter((word) => !COMMON_WORDS.has(word))
  return rare.length > 0 ? rare : words
}

/** Whether the bank account of a payout is in a name that shares no word with the payee's. */
export function isInAnotherName({ payee, account }: Pick<Payout, 'payee' | 'account'>) {
  const holder = wordsOf(account?.accountName)
  const names = new Set(wordsOf(payee?.name))
  return holder.length > 0 && names.size > 0 && !holder.some((word) => names.has(word))
}
