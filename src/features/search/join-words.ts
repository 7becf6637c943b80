/** "orders, users and tickets". */
export const joinWords = (words: readonly string[], last = 'and') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join()
