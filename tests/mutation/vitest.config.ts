import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Runs only the unit tests: with the tests through the whole app, mutation testing would take hours. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 30_000,
    environment: path.resolve(import.meta.dirname, '../support/page-environment.ts'),
    setupFiles: ['tests/support/setup.ts', 'tests/support/setup-page.ts'],
    include: ['tests/{lib,features}/**/*.test.ts'],
  },
})
