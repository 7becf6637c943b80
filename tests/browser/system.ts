import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether a program exists and starts. It does not start if a system library is missing. */
export function starts(file: string, ...args: string[]) {
  if (!existsSync(file)) return false
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Returns the first of these programs that starts, from the folders in PATH and from other ones. */
export function findInPath(names: readonly string[], others: readonly string[], flag: string) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...others]
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => starts(file, flag))
}
