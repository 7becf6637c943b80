import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the directives of the Content-Security-Policy in the index.html of this folder. */
export function policyOf(folder: string) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.split('; ')
}
