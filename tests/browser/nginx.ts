import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canMakeCertificate, makeCertificate } from './certificate'
import { attempt, starts } from './system'

const root = path.resolve(import.meta.dirname, '../..')

interface Nginx {
  program: string
  mimeTypes: string
}

function installed(folder: string): Nginx | undefined {
  const nginx = { program: `${folder}/usr/sbin/nginx`, mimeTypes: `${folder}/etc/nginx/mime.types` }
  if (!existsSync(nginx.mimeTypes)) return undefined
  return starts(nginx.program, '-v') ? nginx : undefined
}

/**
 * The system's nginx, or Debian's packages of it in a folder of this project: installed, it would begin to serve. Undefined
 * where there is none, or no openssl for its certificate.
 */
export function findNginx() {
  if (!canMakeCertificate()) return undefined
  const own = path.join(root, 'node_modules/.cache/nginx')
  const found = installed('') ?? installed(own)
  if (found || !existsSync('/usr/bin/apt-get')) return found
  mkdirSync(own, { recursive: true })
  if (process.getuid?.() === 0) attempt('apt-get', ['update'])
  attempt('apt-get', ['download', 'nginx', 'nginx-common'], own)
  for (const name of readdirSync(own).filter((file) => file.endsWith('.deb'))) {
    attempt('dpkg-deb', ['-x', name, '.'], own)
  }
  return installed(own)
}

/** The README's configuration, with what a machine has instead of the names that stand for it. */
function configuration(names: Record<string, string>) {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  let text = /```nginx\n([^]*?)```/.exec(readme)?.[1] ?? ''
  for (const [name, own] of Object.entries(names)) {
    if (!text.includes(name)) throw new Error(`The README's configuration has no "${name}".`)
    text = text.replaceAll(name, own)
  }
  return text
}

/** Throws where the server ends instead. */
async function waitUntilItListens(port: number, server: ChildProcess) {
  if (server.exitCode !== null) throw new Error(`nginx has ended with ${server.exitCode}.`)
  const socket = connect(port, 'localhost')
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (connected) return
  await wait(50)
  await waitUntilItListens(port, server)
}

/** Serves the build behind nginx as the README has it; gives what stops it. */
export async function startNginx({ program, mimeTypes }: Nginx, port: number, backend: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-nginx-'))
  const at = (name: string) => path.join(folder, name)
  const { cert, key } = makeCertificate(folder)
  const site = configuration({
    'listen 80;': `listen ${port + 1};`,
    'listen [::]:80;': '',
    'listen 443': `listen ${port}`,
    // Not every machine has these addresses.
    'listen [::]:443 ssl http2;': '',
    'admin.example.com': 'localhost',
    '/etc/ssl/admin.pem': cert,
    '/etc/ssl/admin.key': key,
    '/srv/admin': path.join(root, 'dist'),
    'http://127.0.0.1:8080': backend,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${at('pid')}; events {}
http {
  include ${mimeTypes};
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join(' ')}
  ${site}
}`,
  )
  const server = spawn(program, ['-e', at('error.log'), '-c', at('nginx.conf')], {
    stdio: 'inherit',
  })
  await waitUntilItListens(port, server)
  return async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}
