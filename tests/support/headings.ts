/** What screen readers find wrong with the headings of the page, or of the open dialog. */
export function headingProblems() {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
  const headings = [...(dialog ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => dialog !== undefined || !heading.closest('[aria-hidden="true"]'))
    .map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), text: textContent }))
  const first = dialog ? 2 : 1
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? first - 1
    const isSkipped = level > before + 1 || (index === 0 && level !== first)
    const isSecondTitle = index > 0 && level < 2
    return text.trim() === '' || isSkipped || isSecondTitle ? [`h${level} "${text}"`] : []
  })
}
