import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { earlyStart } from './src/build/early-start.ts'
import { securityMeta } from './src/build/security-meta.ts'
import { voucherList } from './src/features/vouchers/schema.ts'
import { mockApi } from './src/mock-api/plugin.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    mockApi(),
    earlyStart({ '/vouchers': voucherList }),
    // After everything that writes into the page.
    securityMeta(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The policy lets no file be part of an address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // V8 compiles what the first page is made of as it arrives, beside the page's own thread, not at each function's first call.
        postBanner: ({ name }) =>
          /^(vendor|index|vouchers)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '',
        // A file that many pages share would be called by all their names.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
        codeSplitting: {
          // Few files, cut where they change and where they are needed: see "Speed" in the README.
          groups: [
            // What every page begins with; the libraries apart, which a deploy of the console's own code leaves as they are.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'app', tags: ['$initial'], priority: 3 },
            // Pages that are a few lines each.
            {
              name: 'pages',
              test: /routes[\\/]_app[\\/].*tsr-split/,
              maxModuleSize: 1000,
              priority: 2,
            },
            // What some pages share: a file for each set of them, but none of a few lines.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 1,
            },
            { name: 'menus', test: /-menu-items/ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./tests/support/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    maxWorkers: '100%',
  },
})
