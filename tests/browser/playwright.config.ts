import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { preferHeadlessShell, requireChromium } from './chromium'
import { PORT, WORKERS } from './ports'

// The workers read this file too. They find both paths in the environment.
const chromium = requireChromium()
const headlessShell = preferHeadlessShell(chromium)
process.env['CHROMIUM_PATH'] = chromium
process.env['HEADLESS_SHELL_PATH'] = headlessShell

/** Chromium on the production build, which `servers.ts` serves with the mock API. */
export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '../../test-results'),
  globalSetup: './servers.ts',
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: WORKERS,
  reporter: 'list',
  projects: [
    // First, because it takes one worker for the longest time.
    { name: 'firefox', testMatch: 'firefox.spec.ts' },
    { name: 'chromium', testIgnore: 'firefox.spec.ts' },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: headlessShell },
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Africa/Lagos',
    // Animations take a third of the test time, because they are painted without a GPU.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing and screenshots would slow down every test. fixtures.ts takes a screenshot of a failure.
  },
})
