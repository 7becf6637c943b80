import type { Resource } from '../../src/api/resource'
import { listModules, modules, type Module, type ModuleName } from '../../src/modules'

/*
 * What all modules have in common is shared code, which four of them stand for: a list with sheets, a polled list with pages, a
 * list with positions whose rows have menus, and the vouchers, which have code of their own. They are tested each time. The others
 * are in the matrix, and their `table.page.test.ts` compares the data in which they differ.
 */
const ARCHETYPES = new Set(['payouts', 'orders', 'faq', 'vouchers'])

export const folderOf = ({ to }: Pick<Module, 'to'>) => to.slice(1) || 'dashboard'

/** The tags of what is tested for a module: its folder, and `matrix` unless it stands for others. */
export const tagsOf = (folder: string) => [folder, ...(ARCHETYPES.has(folder) ? [] : ['matrix'])]

/** The tags of several cases of the same code. The first one is tested each time. */
export const tagsOfCase = (index: number) => (index === 0 ? [] : ['matrix'])

/** For a test that takes more than 0.4 s: of the archetypes, only orders run each time. */
const slowTagsOf = (folder: string) => (folder === 'orders' ? [folder] : [folder, 'matrix'])

function withTags<TModule extends Module>(module: TModule) {
  const folder = folderOf(module)
  return { ...module, tags: tagsOf(folder), slowTags: slowTagsOf(folder) }
}

export const testedModules = modules.map(withTags)

export interface TestedList {
  name: ModuleName
  to: string
  resource: Resource
  tags: string[]
  slowTags: string[]
}

export const testedLists: readonly TestedList[] = listModules.map(withTags)
