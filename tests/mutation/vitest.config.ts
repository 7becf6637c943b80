import { defineConfig } from 'vitest/config'

/** The unit tests only: with the tests of whole pages a run would take hours. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 30_000,
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts', 'tests/support/setup-page.ts'],
    include: ['tests/{lib,features}/**/*.test.ts'],
  },
})
