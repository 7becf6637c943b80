import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { compression } from 'vite-plugin-compression2'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { earlyStart } from './src/build/early-start.ts'
import { securityMeta } from './src/build/security-meta.ts'
import { typeCheck } from './src/build/type-check.ts'
import { adminResource } from './src/features/admins/resource.ts'
import { cartResource } from './src/features/carts/resource.ts'
import { categoryResource } from './src/features/categories/resource.ts'
import { driverResource } from './src/features/drivers/resource.ts'
import { faqResource } from './src/features/faq/resource.ts'
import { companyResource } from './src/features/logistics/resource.ts'
import { dishResource } from './src/features/menus/resource.ts'
import { notificationResource } from './src/features/notifications/resource.ts'
import { orderResource } from './src/features/orders/resource.ts'
import { otpResource } from './src/features/otps/resource.ts'
import { payoutResource } from './src/features/payouts/resource.ts'
import { restaurantResource } from './src/features/restaurants/resource.ts'
import { ticketResource } from './src/features/tickets/resource.ts'
import { transactionResource } from './src/features/transactions/resource.ts'
import { userResource } from './src/features/users/resource.ts'
import { vendorResource } from './src/features/vendors/resource.ts'
import { viewResource } from './src/features/views/resource.ts'
import { voucherResource } from './src/features/vouchers/resource.ts'
import { mockApi } from './src/mock-api/plugin.ts'
import { dashboardPaths } from './src/routes/-dashboard-requests.ts'

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

// Tests without JSX that need a window.
const PAGE_TESTS = 'tests/**/*.page.test.ts'

function testProject(name: string, options: TestProjectInlineConfiguration['test']) {
  return {
    plugins: transform(),
    resolve,
    test: {
      name,
      // Modules load once per worker, not once per file: setup-page.ts and render-app.tsx reset what a test leaves in them.
      isolate: false,
      testTimeout: 30_000,
      sequence: { setupFiles: 'list' as const },
      ...options,
    },
  }
}

export default defineConfig({
  plugins: [
    ...transform(),
    tailwindcss(),
    mockApi(),
    typeCheck(),
    earlyStart({
      '/': dashboardPaths,
      '/vouchers': voucherResource,
      '/orders': orderResource,
      '/users': userResource,
      '/drivers': driverResource,
      '/restaurants': restaurantResource,
      '/payouts': payoutResource,
      '/transactions': transactionResource,
      '/tickets': ticketResource,
      '/vendors': vendorResource,
      '/profile': vendorResource,
      '/logistics': companyResource,
      '/menus': dishResource,
      '/carts': cartResource,
      '/notifications': notificationResource,
      '/otps': otpResource,
      '/views': viewResource,
      '/categories': categoryResource,
      '/faq': faqResource,
      '/admins': adminResource,
    }),
    // After the others: the policy has the hash of each inline script.
    securityMeta(),
    // A .gz and a .br file next to each file, for servers that send them instead of compressing each response.
    compression(),
  ],
  resolve,
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The Content-Security-Policy forbids data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // `shared` appends the names of all pages that share the chunk, which is too long for a file name.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            // The first chunks of every page. Libraries are apart because they change less often.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'app', tags: ['$initial'] },
            // What most pages need. Dialogs and forms, which are loaded when they open, are not in it.
            {
              name: 'common',
              test: /@tanstack\/react-query|lucide-react|src\/(api|hooks|components\/(ui|records))\//,
              minShareCount: 8,
            },
            // The table, filters and pages of a list, with all that they import.
            { name: 'list', test: /src\/components\/list\// },
            // What some pages share. The threshold in bytes merges small chunks with their neighbours.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 820,
            },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%',
    projects: [
      testProject('node', {
        include: ['tests/**/*.test.ts'],
        exclude: [PAGE_TESTS],
        setupFiles: ['./tests/support/setup.ts'],
      }),
      testProject('page', {
        environment: path.resolve(import.meta.dirname, 'tests/support/page-environment.ts'),
        include: ['tests/**/*.test.tsx', PAGE_TESTS],
        setupFiles: ['./tests/support/setup.ts', './tests/support/setup-page.ts'],
      }),
    ],
  },
})
