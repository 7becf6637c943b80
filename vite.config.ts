import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockApi } from './src/mock-api/plugin.ts'
import { securityMeta } from './src/security-meta.ts'

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
    securityMeta(),
  ],
  resolve: { tsconfigPaths: true },
  // A picture as a data: address, which small ones may become, the policy would not let be shown.
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    maxWorkers: '100%',
  },
})
