import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { attempt, starts } from './system'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const isUsable = (file: string) => starts(file, '--version')

function findInPath(names: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find(isUsable)
}

const findOnSystem = () => findInPath(SYSTEM_NAMES) ?? [MAC_PATH].find(isUsable)

function findPlaywrights() {
  const own = chromium.executablePath()
  return isUsable(own) ? own : undefined
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
 * The path of a Chromium: CHROMIUM_PATH, else Playwright's own, else the system's, else one that is installed now.
 * Throws where there is none: the browser tests are never left out.
 */
export function requireChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, where there is no file.`)
  }
  const found = findPlaywrights() ?? findOnSystem() ?? install()
  if (found) return found
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed. Install one ' +
      "(npx playwright install chromium, or your system's package), or set CHROMIUM_PATH to its file.",
  )
}

/**
 * The path of a headless shell, which opens pages in half the time, or else of the given Chromium. The shell has no
 * back-forward cache. Where `CHROMIUM_PATH` is set, that browser runs all tests.
 */
export function preferHeadlessShell(chromiumPath: string) {
  if (process.env['CHROMIUM_PATH']) return chromiumPath
  return findInPath(['chromium-headless-shell']) ?? chromiumPath
}
