import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './fixtures'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page against WCAG 2.2 AA, or against one `rule` alone: a line each. */
export async function violations(page: Page, rule?: string) {
  // The page's policy stands in the way of the other mode, which works in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rule ? axe.withRules([rule]) : axe.withTags(TAGS)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  )
}
