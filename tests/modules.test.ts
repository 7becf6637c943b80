import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listModules } from '@/modules'
import { modules } from '../src/contract/modules'
import { startApi } from './mock-api/api'

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

test('each list has an entry in src/contract/modules.ts', () => {
  const documented = new Set<string>(modules.map(({ resource }) => resource.path))
  expect(names(listModules.filter(({ resource }) => !documented.has(resource.path)))).toEqual([])
})

test('each list has handlers in src/mock-api/handlers.ts', async () => {
  const { call } = startApi()
  const statuses = listModules.map(async ({ name, resource }) => {
    const { status } = await call('GET', `${resource.path}?page=1&limit=20&search=`)
    return { name, status }
  })
  const failed = (await Promise.all(statuses)).filter(({ status }) => status !== 200)
  expect(failed).toEqual([])
})

const tableOf = (to: string) => `tests/features${to}/table.page.test.ts`

test('each list has a table of its words in tests/features', () => {
  expect(names(listModules.filter(({ to }) => !existsSync(tableOf(to))))).toEqual([])
})

test('each list that can be searched has its results in that table', () => {
  const searchable = listModules.filter(({ to }) => existsSync(`src/features${to}/search-entry.ts`))
  expect(searchable.length).toBeGreaterThan(0)
  const untested = searchable.filter(
    ({ to }) => !readFileSync(tableOf(to), 'utf8').includes('\ntestSearchEntry('),
  )
  expect(names(untested)).toEqual([])
})
