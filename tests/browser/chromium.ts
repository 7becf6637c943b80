import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findInPath, starts } from './system'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_FOLDER = '/Applications/Google Chrome.app/Contents/MacOS'

interface Browsers {
  /** The whole browser. */
  full: string
  /**
   * The headless shell, which loads a page in two thirds of the time but has no back-forward cache. If undefined, Playwright
   * starts its own.
   */
  shell: string | undefined
}

function findPlaywrights(): Browsers | undefined {
  const full = chromium.executablePath()
  return starts(full, '--version') ? { full, shell: undefined } : undefined
}

function findSystems(): Browsers | undefined {
  const full = findInPath([...SYSTEM_NAMES, 'Google Chrome'], [MAC_FOLDER], '--version')
  if (!full) return undefined
  return { full, shell: findInPath(['chromium-headless-shell'], [], '--version') ?? full }
}

/** Runs an installer. The caller checks the result: an installer may fail and leave what is needed. */
function install(command: string, ...args: string[]) {
  console.warn(`No Chromium found. Installing one: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch (error) {
    console.warn(String(error))
  }
}

function installPlaywrights() {
  install('npx', 'playwright', 'install', 'chromium')
  return findPlaywrights()
}

function installDebians() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined
  install('apt-get', 'update')
  install('apt-get', 'install', '--yes', 'chromium', 'chromium-headless-shell')
  return findSystems()
}

/** Returns the browsers of CHROMIUM_PATH, Playwright or the system. Installs one if there is none. */
export function requireBrowsers(): Browsers {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: ${given} does not exist.`)
    return { full: given, shell: given }
  }
  const found = findPlaywrights() ?? findSystems() ?? installPlaywrights() ?? installDebians()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (npx playwright install ' +
      "chromium, or your system's package), or set CHROMIUM_PATH to the path of its program.",
  )
}

export const requireChromium = () => requireBrowsers().full
