import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether a program exists and starts. A program that lacks a system library does not start. */
export function starts(file: string, ...args: string[]) {
  if (!existsSync(file)) return false
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const isBrowser = (file: string) => starts(file, '--version')

/** The path of the first of these browsers that is in PATH and starts. */
export function findInPath(names: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find(isBrowser)
}

/** Runs an installer and shows its output. The caller checks whether the program exists afterwards. */
export function attempt(command: string, args: readonly string[]) {
  console.warn(`Installing: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    // The caller tries the next way.
  }
}
