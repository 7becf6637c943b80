import { readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

// Mutates the folders that the command names, such as "payouts" or "domain", or all of them, one after another. Each has its own
// tests and its own report.

const named = process.argv.slice(2)
const folders = named.length > 0 ? named : [...readdirSync('src/features'), 'domain', 'lib', 'api']
const lines: string[] = []

for (const folder of folders) {
  process.env['MUTATED_FOLDER'] = folder
  const start = performance.now()
  const results = await new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    plugins: ['@stryker-mutator/*', './tests/mutation/ignore-layout.js'],
    ignorers: ['layout'],
    mutate: [`src/{features/,}${folder}/**`],
    htmlReporter: { fileName: `coverage/mutation/${folder}.html` },
  }).runMutationTest()
  const tested = results.filter(({ status }) => status !== 'Ignored')
  const killed = tested.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  lines.push(`${folder}: ${killed.length} of ${tested.length} mutants killed, ${minutes} minutes`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
}
