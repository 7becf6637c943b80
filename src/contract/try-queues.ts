import { hasSameRows, type Ask, type Page } from './ask.ts'
import type { ListModule } from './list-module.ts'

/** Requests each value of an announced filter. Returns problems in sentences. */
export async function tryQueues(module: ListModule, name: string, first: Page, ask: Ask) {
  const problems: string[] = []
  const [, ...options] = module.resource.filters[name]?.options ?? []
  for (const [value] of options) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask(name, value)
    if (typeof page === 'string') return [...problems, page]
    const others = module.othersIn(page.body, value)
    if (others.length === 0) continue
    const effect = hasSameRows(page, first) ? 'ignored' : 'not followed'
    problems.push(
      `With "${name}=${value}", ${others.length} of ${page.rows.length} rows are others: "${name}" is announced in "capabilities.filters", but ${effect}.`,
    )
  }
  return problems
}
