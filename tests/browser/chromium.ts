import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { attempt, attemptDebian, findProgram } from './system'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Whether it is there and starts: one that lacks a library of the system does not. */
function starts(file: string) {
  if (!existsSync(file)) return false
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function findOnSystem() {
  return findProgram(SYSTEM_NAMES, starts) ?? (starts(MAC_PATH) ? MAC_PATH : undefined)
}

function findPlaywrights() {
  const own = chromium.executablePath()
  return starts(own) ? own : undefined
}

function install() {
  attempt('npx', 'playwright', 'install', 'chromium')
  const downloaded = findPlaywrights()
  if (downloaded) return downloaded
  attemptDebian('chromium')
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
