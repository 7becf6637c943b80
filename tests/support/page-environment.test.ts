import { describe, expect, test } from 'vitest'
import pageEnvironment from './page-environment'

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a page has the storage of jsdom on a version of Node that has its own', async () => {
    const page = { Storage: Map, localStorage: {}, sessionStorage: {} }
    const { teardown } = await pageEnvironment.setup(page, {})
    expect(page.localStorage).toBeInstanceOf(page.Storage)
    expect(page.sessionStorage).toBeInstanceOf(page.Storage)
    await teardown(page)
  })
})
