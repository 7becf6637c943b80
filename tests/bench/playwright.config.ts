import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { requireChromium } from '../browser/chromium'
import { runs } from './apps'

// Found once; the workers, which read this file too, are told.
const executablePath = requireChromium()
process.env['CHROMIUM_PATH'] = executablePath

// Of the server's certificate: see start.ts, which runs before the browser starts.
const trust = `--ignore-certificate-errors-spki-list=${process.env['BENCH_KEY_HASH'] ?? ''}`

/** `npm run bench`: how long the build takes to do things, and how much. It reports; it fails where something cannot be done. */
export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '../../test-results'),
  globalSetup: './start.ts',
  reporter: [['list'], ['./report.ts']],
  // Everything is measured alone.
  workers: 1,
  // Each wait has an end of its own: this is for what nobody has thought of.
  timeout: runs * 5 * 60_000,
  use: { launchOptions: { executablePath, args: [trust] } },
})
