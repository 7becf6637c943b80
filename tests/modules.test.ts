import { describe, expect, test } from 'vitest'
import { listModules } from '@/modules'
import { modules } from '../src/contract/modules'
import { startApi } from './mock-api/api'

describe.each(listModules)('$name', ({ name, resource }) => {
  test(`${name} has an entry in src/contract/modules.ts`, () => {
    expect(modules.map((module) => module.resource.path)).toContain(resource.path)
  })

  test(`${name} has handlers in src/mock-api/handlers.ts`, async () => {
    const { call } = startApi()
    const { status } = await call('GET', `${resource.path}?page=1&limit=20&search=`)
    expect(status).toBe(200)
  })
})
