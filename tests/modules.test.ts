import { existsSync } from 'node:fs'
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

test('each list has a table of its words in tests/features', () => {
  const tableOf = (to: string) => `tests/features${to}/table.page.test.ts`
  expect(names(listModules.filter(({ to }) => !existsSync(tableOf(to))))).toEqual([])
})
