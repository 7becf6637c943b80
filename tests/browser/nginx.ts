import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canMakeCertificate, makeCertificate } from './certificate'
import { starts } from './system'

const root = path.resolve(import.meta.dirname, '../..')

interface Nginx {
  program: string
  mimeTypes: string
  /** The module that sends .br files. Undefined if it is not installed. */
  brotli: string | undefined
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The installed nginx, or undefined if it or openssl (for its certificate) is missing. */
export function findNginx(): Nginx | undefined {
  const nginx = {
    program: '/usr/sbin/nginx',
    mimeTypes: '/etc/nginx/mime.types',
    brotli: existsSync(BROTLI) ? BROTLI : undefined,
  }
  const isInstalled = existsSync(nginx.mimeTypes) && starts(nginx.program, '-v')
  return isInstalled && canMakeCertificate() ? nginx : undefined
}

/** nginx.conf with `values` in place of its example names and paths. */
function configuration(values: Record<string, string>) {
  let text = readFileSync(path.join(root, '.github/nginx.conf'), 'utf8')
  for (const [name, value] of Object.entries(values)) {
    if (!text.includes(name)) throw new Error(`nginx.conf has no "${name}".`)
    text = text.replaceAll(name, value)
  }
  return text
}

/** Throws if the server ends. */
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

/** Serves the build behind nginx with .github/nginx.conf. Returns a function that stops it. */
export async function startNginx(
  { program, mimeTypes, brotli }: Nginx,
  port: number,
  backend: string,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-nginx-'))
  const at = (name: string) => path.join(folder, name)
  const { cert, key } = makeCertificate(folder)
  const site = configuration({
    'listen 80;': `listen ${port + 1};`,
    'listen [::]:80;': '',
    'listen 443': `listen ${port}`,
    // Not every machine has IPv6.
    'listen [::]:443 ssl http2;': '',
    'admin.example.com': 'localhost',
    '/etc/ssl/admin.pem': cert,
    '/etc/ssl/admin.key': key,
    '/srv/admin': path.join(root, 'dist'),
    'http://127.0.0.1:8080': backend,
    'brotli_static on;': brotli ? 'brotli_static on;' : '',
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    at('nginx.conf'),
    `${brotli ? `load_module ${brotli}; ` : ''}${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${at('pid')}; events {}
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
