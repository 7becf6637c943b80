import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canMakeCertificate, makeCertificate } from './certificate'
import { findInPath } from './system'

const root = path.resolve(import.meta.dirname, '../..')
const CONFIGURATION = path.join(root, 'deploy/nginx.conf')

interface Nginx {
  program: string
  mimeTypes: string
}

/** Returns the installed nginx, or the reason why its tests cannot run. */
export function findNginx(): Nginx | string {
  // Debian's /usr/sbin is not in the PATH of every user.
  const program = findInPath(['nginx'], ['/usr/sbin', '/usr/local/sbin'], '-v')
  if (!program) return 'nginx is not installed'
  if (!canMakeCertificate()) return 'openssl is not installed'
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  const folder = path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf')
  const mimeTypes = path.join(folder, 'mime.types')
  return existsSync(mimeTypes) ? { program, mimeTypes } : `${mimeTypes} does not exist`
}

/** Reads deploy/nginx.conf and replaces its example values with those of this machine. */
function readConfiguration(values: Record<string, string>) {
  let text = readFileSync(CONFIGURATION, 'utf8')
  for (const [example, value] of Object.entries(values)) {
    if (!text.includes(example)) throw new Error(`deploy/nginx.conf does not contain "${example}".`)
    text = text.replaceAll(example, value)
  }
  return text
}

async function waitForPort(port: number, server: ChildProcess) {
  if (server.exitCode !== null) throw new Error(`nginx exited with ${server.exitCode}.`)
  const socket = connect(port, 'localhost')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isOpen) return
  await wait(50)
  await waitForPort(port, server)
}

interface Ports {
  https: number
  http: number
}

/** Serves the build with deploy/nginx.conf. Returns a function that stops the server. */
export async function startNginx({ program, mimeTypes }: Nginx, ports: Ports, backend: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-nginx-'))
  const at = (name: string) => path.join(folder, name)
  const { cert, key } = makeCertificate(folder)
  const site = readConfiguration({
    'listen 80;': `listen ${ports.http};`,
    'listen 443': `listen ${ports.https}`,
    // Not every machine has IPv6.
    'listen [::]:80;': '',
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
  await waitForPort(ports.https, server)
  return async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}
