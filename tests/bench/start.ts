import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canMakeCertificate, makeCertificate } from '../browser/certificate'
import { apps, ownSizes } from './apps'
import { createApi, serve } from './server'

function createTls() {
  if (!canMakeCertificate()) throw new Error('The bench needs openssl, for its certificate.')
  const folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-bench-'))
  const files = makeCertificate(folder)
  const tls = { cert: readFileSync(files.cert), key: readFileSync(files.key) }
  rmSync(folder, { recursive: true })
  // With a certificate that it does not trust Chromium caches nothing: the workers, which start it, are told of this one.
  const key = new X509Certificate(tls.cert).publicKey.export({ type: 'spki', format: 'der' })
  process.env['BENCH_KEY_HASH'] = createHash('sha256').update(key).digest('base64')
  return tls
}

/** Serves every app that has a folder, in this process: the pages are driven from another one. Gives what stops them. */
export default async function start() {
  const tls = createTls()
  const apis = new Map(ownSizes.map(({ vouchers }) => [vouchers, createApi(vouchers)]))
  const stops = await Promise.all(
    [...new Set([...ownSizes, ...apps])].map(({ dist, origin, vouchers }) => {
      const api = apis.get(vouchers)
      return dist && api ? serve(dist, api, Number(new URL(origin).port), tls) : undefined
    }),
  )
  return () => {
    for (const stop of stops) stop?.()
  }
}
