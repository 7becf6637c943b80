import { defineConfig } from '@playwright/test'
import { requireChromium } from '../browser/chromium'

// The workers load this file too. They find the path in the environment.
const executablePath = requireChromium()
process.env['CHROMIUM_PATH'] = executablePath

// Chromium caches nothing from a server whose certificate it does not trust. server.ts sets the hash.
const trust = `--ignore-certificate-errors-spki-list=${process.env['BENCH_KEY_HASH'] ?? ''}`

export default defineConfig({
  globalSetup: './server.ts',
  reporter: 'list',
  reportSlowTests: null,
  workers: 1,
  // Each action has its own limit.
  timeout: 0,
  use: { actionTimeout: 60_000, launchOptions: { executablePath, args: [trust] } },
})
