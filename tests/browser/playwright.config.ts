import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { preferHeadlessShell, requireChromium } from './chromium'
import { PORT, SLOW_PORT, WORKERS, WRITE_PORT } from './ports'

// Found once: the workers, which read this file too, get both from the environment.
const chromium = requireChromium()
const headlessShell = preferHeadlessShell(chromium)
process.env['CHROMIUM_PATH'] = chromium
process.env['HEADLESS_SHELL_PATH'] = headlessShell

const root = path.resolve(import.meta.dirname, '../..')

function preview(port: number, env: Record<string, string> = {}) {
  return {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: root,
    port,
    env: { VITE_API_URL: '', ...env },
    reuseExistingServer: false,
  }
}

/** Real Chromium on the production build, served by `vite preview` with the mock API. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
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
  webServer: [
    preview(PORT),
    ...Array.from({ length: WORKERS }, (_, worker) => preview(WRITE_PORT + worker)),
    preview(SLOW_PORT, { MOCK_API_VOUCHERS: '100000', MOCK_API_LATENCY: '800' }),
  ],
})
