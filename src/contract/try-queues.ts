import { NO_CAPABILITIES } from '../api/capabilities.ts'
import { offeredOptions } from '../api/list.ts'
import { hasSameRows, type Ask, type Page } from './ask.ts'
import type { ListModule } from './list-module.ts'

/** Requests each queue that the backend has announced. Returns problems in sentences. */
export async function tryQueues(module: ListModule, name: string, first: Page, ask: Ask) {
  const problems: string[] = []
  const filter = module.resource.filters[name]
  const [, ...options] = filter ? offeredOptions(filter, first.capabilities ?? NO_CAPABILITIES) : []
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
