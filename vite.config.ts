import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { earlyStart } from './src/build/early-start.ts'
import { onePathIcons } from './src/build/icons/one-path-icons.ts'
import { securityMeta } from './src/build/security-meta.ts'
import { vendorResource } from './src/features/vendors/resource.ts'
import { mockApi } from './src/mock-api/plugin.ts'
import { listModules, modules } from './src/modules.ts'
import { dashboardPaths } from './src/routes/-dashboard-requests.ts'
import { patchedSource } from './tests/json-server/patched-source.ts'

// What turns the source into modules, for the app and for its tests.
const transform = () => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    generatedRouteTree: './src/routeTree.gen.ts',
    quoteStyle: 'single',
    semicolons: false,
  }),
  react(),
]
const resolve = { tsconfigPaths: true }

const pageEnvironment = path.resolve(import.meta.dirname, 'tests/support/page-environment.ts')

// Tests without JSX that need a window.
const PAGE_TESTS = 'tests/**/*.page.test.ts'

function testProject(
  name: string,
  options: TestProjectInlineConfiguration['test'],
  plugins: PluginOption[] = [],
) {
  return {
    plugins: [...plugins, transform()],
    resolve,
    test: {
      name,
      // Modules load once per worker, not once per file: setup-page.ts and render-app.tsx reset what a test leaves in them.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 30_000,
      sequence: { setupFiles: 'list' as const },
      ...options,
    },
  }
}

// The libraries of dialogs and forms.
const OPENED = /\/node_modules\/@(tanstack\/(react-form|form-core)|radix-ui\/react-dialog)\//

export default defineConfig({
  plugins: [
    ...transform(),
    tailwindcss(),
    onePathIcons(),
    mockApi(),
    earlyStart({
      '/': dashboardPaths,
      '/profile': vendorResource,
      ...Object.fromEntries(listModules.map(({ to, resource }) => [to, resource])),
    }),
    securityMeta(),
    // A .gz and a .br file next to each file, for servers that send them instead of compressing each response.
    compression(),
  ],
  resolve,
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A changed chunk does not change the names of the chunks that import it.
    chunkImportMap: true,
    // The Content-Security-Policy forbids data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The name of `shared` has those of all pages that share it, which is too long for a file.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        // V8 compiles all of these libraries in the background while other files load, instead of each
        // function on the main thread when it is called. The gain is in tests/bench/README.md.
        postBanner: ({ name, moduleIds }) =>
          name === 'vendor' || moduleIds.some((id) => OPENED.test(id))
            ? '//# allFunctionsCalledOnLoad'
            : '',
        codeSplitting: {
          groups: [
            // The first chunks of every page. Libraries are apart because they change less often.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'app', tags: ['$initial'] },
            // What lists, details and the dashboard need. A group also takes what its modules import, so
            // this one comes before the list: every page would load the table too.
            {
              name: 'common',
              test: /\/src\/(components\/(ui|fields|actions)|hooks|memory)\/|react-query|lucide/,
              minShareCount: 20,
            },
            // What nearly all lists need.
            {
              name: 'list',
              test: /\/src\/components\/list\/|react-table|table-core/,
              minShareCount: 14,
            },
            // What the same pages share.
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%',
    // `npm test` leaves out what has the first tag. The others select what is tested for one module.
    tags: ['matrix', ...modules.map(({ to }) => to.slice(1) || 'dashboard')].map((name) => ({
      name,
    })),
    // Keeps transformed modules in node_modules for the next run, which saves it a tenth of its time.
    experimental: { fsModuleCache: true },
    projects: [
      testProject('node', {
        include: ['tests/**/*.test.ts'],
        exclude: [PAGE_TESTS],
        setupFiles: ['./tests/support/setup.ts'],
      }),
      testProject('page', {
        environment: pageEnvironment,
        include: ['tests/**/*.test.tsx', PAGE_TESTS],
        exclude: ['tests/json-server/**'],
        setupFiles: ['./tests/support/setup.ts', './tests/support/setup-page.ts'],
      }),
      // The app, connected to another backend.
      testProject(
        'json-server',
        {
          environment: pageEnvironment,
          include: ['tests/json-server/*.test.tsx'],
          // Its modules depend on the patch too.
          experimental: { fsModuleCache: false },
          setupFiles: ['./tests/support/setup.ts', './tests/support/setup-page.ts'],
        },
        [patchedSource()],
      ),
    ],
  },
})
