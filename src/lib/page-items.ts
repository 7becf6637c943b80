/**
 * What the pagination shows: every page up to 5; else the first, the last and the current one with a neighbour on each
 * side, and 'gap' where pages are left out (specification, section 2).
 */
export function pageItems(page: number, totalPages: number) {
  if (totalPages <= 5) return Array.from({ length: totalPages }, (_, index) => index + 1)
  const shown = [...new Set([1, page - 1, page, page + 1, totalPages])].filter(
    (number) => number >= 1 && number <= totalPages,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    return number - before > 1 ? (['gap', number] as const) : [number]
  })
}
