import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The first of these programs that is there and `isUsable`: by name in the PATH's folders and Debian's for servers. */
export function findProgram(names: readonly string[], isUsable: (file: string) => boolean) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file) && isUsable(file))
}

/** Runs an installer and shows what it prints; whether it succeeded is seen from what is there afterwards. */
export function attempt(command: string, ...args: string[]) {
  console.warn(`To be installed: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    // The next way is tried, and the last one says that there is none.
  }
}

/** Installs a package of Debian's where that is possible without a question. */
export function attemptDebian(name: string) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  attempt('apt-get', 'update')
  attempt('apt-get', 'install', '--yes', '--no-install-recommends', name)
}
