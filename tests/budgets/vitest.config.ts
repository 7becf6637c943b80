import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run budgets -- -u`: what there is becomes what a growth is measured against. */
    isRecording: boolean
  }
}

export default defineConfig({
  test: {
    include: ['tests/budgets/budgets.check.ts'],
    hookTimeout: 120_000,
    provide: { isRecording: process.argv.includes('-u') },
  },
})
