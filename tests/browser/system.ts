import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether a program is there and starts: one that lacks a library of the system does not. */
export function starts(file: string, ...args: string[]) {
  if (!existsSync(file)) return false
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs an installer and shows what it prints; whether it succeeded is seen from what is there afterwards. */
export function attempt(command: string, args: readonly string[], cwd?: string) {
  console.warn(`To be installed: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', cwd })
  } catch {
    // The next way is tried, and the last one says that there is none.
  }
}
