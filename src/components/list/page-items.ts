/**
 * Page numbers, with 'gap' for omitted pages. Up to 5 pages are all shown. Otherwise these are the
 * first, the last, and the current page with its neighbours.
 */
export function pageItems(page: number, totalPages: number) {
  if (totalPages <= 5) return Array.from({ length: totalPages }, (_, index) => index + 1)
  const shown = [...new Set([1, page - 1, page, page + 1, totalPages])].filter(
    (number) => number >= 1 && number <= totalPages,
  )
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1] ?? 0
    return number - previous > 1 ? (['gap', number] as const) : [number]
  })
}
