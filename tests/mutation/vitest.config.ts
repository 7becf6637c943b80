import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { warmThreads } from './warm-thread'

/** The folder of src or src/features whose code is mutated. Its own tests have to notice the mutants. */
const folder = process.env['MUTATED_FOLDER'] ?? '*'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    {
      name: 'warm-threads',
      // Stryker sets the pool after it has read this file.
      configureVitest({ project }) {
        Object.assign(project.config, { pool: warmThreads.name, poolRunner: warmThreads })
      },
    },
  ],
  test: {
    isolate: false,
    testTimeout: 120_000,
    // All tests count, whatever their tags.
    strictTags: false,
    sequence: { setupFiles: 'list' },
    environment: path.resolve(import.meta.dirname, '../support/page-environment.ts'),
    setupFiles: [
      'tests/mutation/setup.ts',
      'tests/support/setup.ts',
      'tests/support/setup-page.ts',
      'tests/mutation/setup-page.ts',
    ],
    include: [
      `tests/{features/,}${folder}/**/*.test.{ts,tsx}`,
      `tests/routes/${folder}*.test.tsx`,
      // These go over a table of modules.
      'tests/features/*.test.ts',
      'tests/components/changed-records.test.tsx',
      ...(folder === 'session' ? ['tests/routes/login.test.tsx'] : []),
    ],
  },
})
