import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { preferHeadlessShell, requireChromium } from './chromium'
import { PORT, WORKERS } from './ports'

// Found once: the workers, which read this file too, get both from the environment.
const chromium = requireChromium()
const headlessShell = preferHeadlessShell(chromium)
process.env['CHROMIUM_PATH'] = chromium
process.env['HEADLESS_SHELL_PATH'] = headlessShell

const root = path.resolve(import.meta.dirname, '../..')

/** Real Chromium on the production build, served by `vite preview` with the mock API. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  globalSetup: './servers.ts',
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: WORKERS,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: headlessShell },
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Africa/Lagos',
    // A trace of every test would take a good part of its time.
    screenshot: 'only-on-failure',
  },
})
