import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The Content-Security-Policy of the page that was built into this folder, by its directives. */
export function policyOf(folder: string) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.split('; ')
}
