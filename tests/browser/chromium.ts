import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { attempt, findInPath, isBrowser } from './system'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const findOnSystem = () => findInPath(SYSTEM_NAMES) ?? [MAC_PATH].find(isBrowser)

function findPlaywrights() {
  const own = chromium.executablePath()
  return isBrowser(own) ? own : undefined
}

function install() {
  attempt('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findPlaywrights()
  if (downloaded) return downloaded
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    attempt('apt-get', ['update'])
    const packages = ['chromium', 'chromium-headless-shell']
    attempt('apt-get', ['install', '--yes', '--no-install-recommends', ...packages])
  }
  return findOnSystem()
}

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, else Playwright's own, else the system's, else one that is installed now.
 * Throws if there is none: the browser tests are never skipped.
 */
export function requireChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, but that file does not exist.`)
  }
  const found = findPlaywrights() ?? findOnSystem() ?? install()
  if (found) return found
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install one ' +
      "(npx playwright install chromium, or your system's package), or set CHROMIUM_PATH to its file.",
  )
}

/**
 * The system's headless shell, if the given Chromium is the system's too; else that Chromium. The shell opens a page in two
 * thirds of the time. It has no back-forward cache.
 */
export function preferHeadlessShell(chromiumPath: string) {
  const known = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
  if (known) return known
  const isSystems = chromiumPath !== chromium.executablePath()
  return (isSystems && findInPath(['chromium-headless-shell'])) || chromiumPath
}
