import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/*
 * `npm run test:recipe`: adds the module in the folder `zones` to a copy of this project, as the
 * recipe in README.md says, and checks the copy. The files of the module end in .txt, so that no
 * tool takes them for files of this project.
 */

const root = path.resolve(import.meta.dirname, '../..')
const zones = path.join(import.meta.dirname, 'zones')

/** The edits in files that all modules share. `text` is inserted before the first `before`. */
const edits = [
  ['src/modules.ts', '  type LucideIcon,', '  MapPin,\n'],
  [
    'src/modules.ts',
    '\nexport interface Module',
    "import { zoneResource } from './features/zones/resource.ts'\n",
  ],
  [
    'src/modules.ts',
    '] as const satisfies',
    "  { name: 'Zones', to: '/zones', icon: MapPin, resource: zoneResource },\n",
  ],
  ['src/contract/modules.ts', '\n/**', "import { zones } from './modules/zones.ts'\n"],
  ['src/contract/modules.ts', '\n]', '\n  zones,'],
  ['src/mock-api/handlers.ts', '\ninterface', "import { createZoneHandlers } from './zones.ts'\n"],
  ['src/mock-api/handlers.ts', "    http.all('*/api/*', () =>", '    ...createZoneHandlers(db),\n'],
  [
    'src/routes/-searchable-lists.ts',
    '\nconst modulesOf',
    "import { zoneSearchEntry } from '@/features/zones/search-entry'\n",
  ],
  ['src/routes/-searchable-lists.ts', '\n]', '\n  source(zoneSearchEntry),'],
] as const

function insert(file: string, before: string, text: string) {
  const content = readFileSync(file, 'utf8')
  if (!content.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)}.`)
  writeFileSync(
    file,
    content.replace(before, () => text + before),
  )
}

const copy = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-recipe-'))

function run(name: string, ...options: string[]) {
  process.stdout.write(`${[name, ...options].join(' ')}\n`)
  const { status, stdout, stderr } = spawnSync('npx', [name, ...options], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
}

try {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) cpSync(path.join(root, file), path.join(copy, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  for (const file of readdirSync(zones, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.txt')) continue
    const target = path.join(copy, file.replace(/\.txt$/, ''))
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(zones, file), target)
  }
  for (const [file, before, text] of edits) insert(path.join(copy, file), before, text)

  run('oxfmt')
  // The build also adds the route to routeTree.gen.ts.
  run('vite', 'build', '--config', 'tests/budgets.ts', '--logLevel', 'error')
  run('tsc')
  run('oxlint', '--deny-warnings')
  run('knip')
  // Its own tests, those of every module, and those of the places that have all modules.
  const names = [
    'zone',
    'Zones',
    'the source',
    'each route',
    'the shell',
    'the menu for small screens',
    'every page and command',
    'to each list',
    'up to 5 records',
    'every module of a backend',
    'OpenAPI document',
  ]
  const tests = [
    'features/zones',
    'features/search',
    'list-pages',
    'shell-tools',
    'module-bodies',
    'contract/document',
    'contract/check.test',
    'routes.test',
    'rules',
  ]
  const pattern = names.join('|')
  // The copy has the node_modules of this project, in which its modules are not to be kept.
  run('vitest', 'run', '--experimental.fsModuleCache=false', '-t', pattern, ...tests)
} finally {
  rmSync(copy, { recursive: true })
}
