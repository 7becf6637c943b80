import { expect, test } from 'vitest'
import type { Db } from '../../src/mock-api/db'
import { startApi } from './api'

/** The ids of a super admin and of support, which has no permission `papers`. */
const tokenOf = (id: string) => `mock.${id}.11111111-1111-4111-8111-111111111111`
const [ADA, TUNDE] = [tokenOf('adm-1'), tokenOf('adm-2')]

test.each([
  ['drivers', 'driver', 'drv-055', 'active'],
  ['vendors', 'vendor', 'ven-022', 'active'],
  ['logistics', 'logistics', 'log-007', 'active'],
  ['restaurants', 'restaurant', 'res-039', 'open'],
] as const)(
  'without the permission, the papers of %s have no files',
  async (module, noun, id, status) => {
    const { db, call } = startApi()
    const read = async (method: string, path: string, token: string, body?: unknown) =>
      JSON.stringify(await (await call(method, path, body, token)).json())
    const paths = [`/crm/${noun}/${id}`, `/crm/${noun}?search=${id}`]
    for (const path of paths) {
      expect(await read('GET', path, ADA)).toContain('"url":"')
      const sent = await read('GET', path, TUNDE)
      expect(sent).toContain('"documents":[{"type":"')
      expect(sent).not.toMatch(/"(?:url|mediaType)":/)
    }
    const changed = await read('PATCH', `/crm/${noun}/${id}`, TUNDE, { status })
    expect(changed).toContain(`"status":"${status}"`)
    expect(changed).not.toMatch(/"(?:url|mediaType)":/)
    // The files themselves stay.
    expect(JSON.stringify(db[module].find(id))).toContain('"url":"')
  },
)

const hasFile = ({ documents }: { documents?: readonly { url?: string }[] }) =>
  documents?.some(({ url }) => url)

test.each<[string, string, (db: Db) => string | undefined]>([
  ['vendor', 'restaurants', (db) => db.restaurants.all().find(hasFile)?.vendor?.id],
  ['logistics', 'drivers', (db) => db.drivers.all().find(hasFile)?.logistics?.id],
])('the details of a %s have no files of its %s', async (noun, _related, idIn) => {
  const { db, call } = startApi()
  const read = async (token: string) =>
    await (await call('GET', `/crm/${noun}/${idIn(db)}`, undefined, token)).text()
  expect(await read(ADA)).toContain('"url":"')
  expect(await read(TUNDE)).not.toContain('"url":')
})
