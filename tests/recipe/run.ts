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
 * recipe in CONTRIBUTING.md says. In the copy it runs what `npm run check`, `npm run test:app` and
 * `npm run test:matrix -- zones` run.
 *
 * The files of the module end in .txt, so that no tool takes them for files of this project.
 */

const root = path.resolve(import.meta.dirname, '../..')
const zones = path.join(import.meta.dirname, 'zones')

/** An edit in a file that all modules share: `text` is inserted before the first `before`. */
type Edit = readonly [file: string, before: string, text: string]

const ownEdits: readonly Edit[] = [
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
  [
    'src/mock-api/handlers.ts',
    "    http.all('*/api/*', ({ request }) => {",
    '    ...createZoneHandlers(db),\n',
  ],
  [
    'src/routes/-searchable-lists.ts',
    '\nconst modulesOf',
    "import { zoneSearchEntry } from '@/features/zones/search-entry'\n",
  ],
  ['src/routes/-searchable-lists.ts', '\n]', '\n  source(zoneSearchEntry),'],
]

/** Orders refer to their zone, and the page of a user shows zones. */
const referringEdits: readonly Edit[] = [
  [
    'src/components/fields/record-link.tsx',
    '} satisfies Record<string, RecordAddress>',
    `  zone: {
    module: 'zones',
    link: ({ id }) => linkOptions({ to: '/zones/$id', params: { id } }),
  },
`,
  ],
  [
    'src/features/orders/resource.ts',
    '    deliveryType: optionalText,',
    '    zone: namedRelation,\n',
  ],
  [
    'src/features/orders/fields.ts',
    '  deliveryType: {',
    "  zone: { label: 'Zone', kind: 'relation', record: 'zone', card: 'hidden', isHidden: true },\n",
  ],
  ['tests/features/orders/table.page.test.ts', "',\n  exported:", ', (Zone)'],
  ['tests/features/orders/table.page.test.ts', "',\n  details:", ', Zone'],
  ['src/contract/modules/orders.ts', "    'voucher',", "    'zone',\n"],
  [
    'src/features/users/resource.ts',
    '\nexport const userStatus',
    "import { zoneRowSchema } from '../../domain/zone.ts'\n",
  ],
  [
    'src/features/users/resource.ts',
    '    ...notedEntries,',
    "    userZone: relatedRows('A zone', zoneRowSchema),\n",
  ],
  ['src/contract/modules/users.ts', "'image',", "'userZone', "],
  [
    'src/features/users/user-panels.tsx',
    '\n/** Preserves line breaks',
    `import { RecordLink } from '@/components/fields/record-link'
import { relatedColumns, RelatedPanel } from '@/components/record/related/related-rows'
import { zoneRowFields } from '@/domain/zone'

const zoneColumns = relatedColumns(zoneRowFields, {
  name: { isFlexible: true, render: (zone) => <RecordLink kind="zone" record={zone} /> },
  city: {},
  fee: {},
  status: {},
})
`,
  ],
  [
    'src/features/users/user-panels.tsx',
    '    </DetailsColumns>',
    `      <RelatedPanel
        title="Zones"
        rows={data?.userZone}
        columns={zoneColumns}
        empty="No zones yet."
      />
`,
  ],
]

function insert(file: string, before: string, text: string) {
  const content = readFileSync(file, 'utf8')
  if (!content.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)}.`)
  writeFileSync(
    file,
    content.replace(before, () => text + before),
  )
}

const copy = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-recipe-'))

function run(command: string) {
  const start = Date.now()
  const [name = '', ...options] = command.split(' ')
  const { status, stdout, stderr } = spawnSync(name, options, {
    cwd: copy,
    encoding: 'utf8',
  })
  process.stdout.write(`${command}: ${Math.round((Date.now() - start) / 1000)} s\n`)
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
}

function edit(edits: readonly Edit[]) {
  for (const [file, before, text] of edits) insert(path.join(copy, file), before, text)
  process.stdout.write(`${[...new Set(edits.map(([file]) => file))].join('\n')}\n`)
  run('npx oxfmt')
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
  edit(ownEdits)
  // The build also adds the routes to routeTree.gen.ts.
  run('npm run budgets')
  run('npm run types')

  edit(referringEdits)
  run('npm run check')
  // The copy has the node_modules of this project, in which its modules are not to be kept.
  const vitest = 'npx vitest run --experimental.fsModuleCache=false'
  run(`${vitest} --project=!json-server --tags-filter=!matrix||zones`)
  run('npx vite build --logLevel warn')
  run('npx playwright test -c tests/browser --workers=1 --grep @zones')
} finally {
  rmSync(copy, { recursive: true })
}
