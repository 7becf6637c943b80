import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { starts } from './system'

const OPENSSL = '/usr/bin/openssl'

export const canMakeCertificate = () => starts(OPENSSL, 'version')

/** Writes a self-signed certificate for localhost, valid for a day, and its key to a folder. Returns their paths. */
export function makeCertificate(folder: string) {
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') }
  const subject = ['-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]
  execFileSync(OPENSSL, request, { stdio: 'ignore' })
  return files
}
