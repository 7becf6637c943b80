import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const patch = path.join(import.meta.dirname, 'connect.patch')

/** The lines of the patch that are added or removed. */
export const changedLines = () =>
  readFileSync(patch, 'utf8')
    .split('\n')
    .filter((line) => /^[+-](?!\+\+ |-- )/.test(line))

/** Loads the files of `src` that the patch changes as they are after it. */
export function patchedSource(): Plugin {
  const files = [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(
    ([, file = '']) => file,
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-patch-'))
  for (const file of files) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(root, file), target)
  }
  execFileSync('git', ['apply', patch], { cwd: folder })
  const sources = new Map(
    files.map((file) => [path.join(root, file), readFileSync(path.join(folder, file), 'utf8')]),
  )
  rmSync(folder, { recursive: true })
  return {
    name: 'patched-source',
    enforce: 'pre',
    load: (id) => sources.get(id),
  }
}
