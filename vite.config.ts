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
import { typeCheck } from './src/build/type-check.ts'
import { vendorResource } from './src/features/vendors/resource.ts'
import { mockApi } from './src/mock-api/plugin.ts'
import { listModules } from './src/modules.ts'
import { dashboardPaths } from './src/routes/-dashboard-requests.ts'
import { patchedSource } from './tests/json-server/patched-source.ts'

// What turns the source into modules, for the app and for its tests.
const transform = () => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    // A page's loader is in its chunk: the first load of a page does not have the requests of the others.
    codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
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

export default defineConfig({
  plugins: [
    ...transform(),
    tailwindcss(),
    onePathIcons(),
    mockApi(),
    typeCheck(),
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
        // `shared` appends the names of all pages that share the chunk, which is too long for a file name.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        // V8 compiles all of the libraries in the background while other files load, instead of each
        // function on the main thread when it is called. The gain is in tests/bench/README.md.
        postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // The first chunks of every page. Libraries are apart because they change less often.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'app', tags: ['$initial'] },
            // What sends a change: a page is shown without it.
            {
              name: 'changes',
              test: /mutationObserver|useMutation|src\/hooks\/use-(draft|submit-once)/,
              minShareCount: 2,
            },
            // What most pages need. Dialogs and forms, which are loaded when they open, are not in it,
            // and neither are images, copy buttons and panels, which most lists do not have.
            {
              name: 'common',
              test: /@tanstack\/react-query|lucide-react|src\/(api|hooks|components\/(ui|records))\/(?!avatar|copy-button|panel|form-mutations)/,
              minShareCount: 8,
            },
            // The table, filters and pages of a list, with all that they import.
            { name: 'list', test: /src\/components\/list\// },
            // The buttons of the menus of rows, which vouchers have too. What a menu shows is loaded when it opens.
            { name: 'menu-column', test: /row-menu\/menu-column/ },
            // The menus of the other lists.
            {
              name: 'row-menu',
              test: /src\/components\/(row-menu\/(places|record-menu\.)|actions\/(row-dialog|move-actions|record-action|use-offered-actions))/,
            },
            // Small parts of a few lists. Merged with their neighbours, they would bring the code of other pages.
            { name: 'payment-method', test: /src\/domain\/payment-method/ },
            { name: 'partner-fields', test: /src\/domain\/(account|partner)-fields/ },
            { name: 'payout-fields', test: /src\/domain\/payout-fields/ },
            {
              name: 'parts',
              test: /src\/(domain\/nigerian-states|components\/records\/availability)/,
            },
            // The fields of a module that the search reads. Merged with their neighbours, they would bring its code to their page.
            {
              name: (id) => `${/features\/([^/]+)/.exec(id)?.[1]}-fields`,
              test: /src\/features\/[^/]+\/fields\./,
              minShareCount: 2,
            },
            // Icons of some pages. They are small: merged with other neighbours, they would bring their code.
            {
              name: 'icons',
              test: /lucide-react/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 700,
            },
            // What some pages share. The threshold in bytes merges small chunks with their neighbours.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 700,
            },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%',
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
