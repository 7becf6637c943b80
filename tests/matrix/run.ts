import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { modules } from '../../src/modules'
import { folderOf } from '../support/tested-modules'

/*
 * `npm run test:matrix` runs everything: each module times each behaviour, each screen at each size, other backends, Firefox, the
 * newest Node, the recipe. `-- --rest` leaves out what `npm test` runs. `-- payouts` runs what is tested for one module.
 */

const NEWEST_NODE = 26
// What a version of Node can break: its own APIs, storage and modules.
const NODE_TESTS =
  'tests/api tests/build tests/lib tests/mock-api tests/routes/session.test.tsx tests/support'

// The summary repeats as many of a failed command.
const LAST_LINES = 30

const BUILD = 'npx vite build --logLevel warn'
const BROWSER = 'npx playwright test -c tests/browser'

// An install script, which .npmrc turns off, gives the package its binary. Without one, npx runs the Node of this machine.
const onNewestNode = `npx --yes --ignore-scripts=false --package node@${NEWEST_NODE} --`
const newestNode = [
  `${onNewestNode} node --eval process.exit(process.version.startsWith('v${NEWEST_NODE}.')?0:1)`,
  `${onNewestNode} npx vitest run ${NODE_TESTS}`,
]

const ofModule = (folder: string) => [
  `npx vitest run tests/features/${folder}/`,
  `npx vitest run --tags-filter=${folder}`,
  BUILD,
  `${BROWSER} --pass-with-no-tests --grep @${folder}\\b`,
]

function commandsFor(choice: string | undefined) {
  if (!choice) return ['npx vitest run', BUILD, BROWSER, 'npm run test:recipe', ...newestNode]
  if (choice === '--rest')
    return [
      'npx vitest run --tags-filter=matrix',
      BUILD,
      `${BROWSER} --grep @matrix`,
      'npm run test:recipe',
      ...newestNode,
    ]
  const folders = modules.map(folderOf)
  if (folders.includes(choice)) return ofModule(choice)
  throw new Error(`There is no module "${choice}". There are ${folders.join(', ')}.`)
}

/** Runs a command with its output shown. Resolves to its last lines, in which a test runner says what failed. */
async function run(command: string) {
  const [name = '', ...args] = command.split(' ')
  const child = spawn(name, args, { stdio: ['inherit', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    process.stdout.write(chunk)
    output += chunk
  })
  const [status]: unknown[] = await once(child, 'close')
  return { isPassed: status === 0, lastLines: output.trimEnd().split('\n').slice(-LAST_LINES) }
}

const lines: string[] = []
for (const command of commandsFor(process.argv[2])) {
  const start = performance.now()
  const { isPassed, lastLines } = await run(command)
  const seconds = Math.round((performance.now() - start) / 1000)
  lines.push(`${isPassed ? 'passed' : 'FAILED'} in ${seconds} s: ${command}`)
  // The later commands say more, also after a failure.
  if (!isPassed) {
    lines.push(...lastLines)
    process.exitCode = 1
  }
}
process.stdout.write(`\n${lines.join('\n')}\n`)
