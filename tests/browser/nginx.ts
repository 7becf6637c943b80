import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { attemptDebian, findProgram } from './system'

const root = path.resolve(import.meta.dirname, '../..')

/** The path of an nginx, installed where that is possible; undefined where there is none. */
export function findNginx() {
  const find = () => findProgram(['nginx'], () => true)
  const found = find()
  if (!found) attemptDebian('nginx')
  return found ?? find()
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

async function waitUntilItListens(port: number) {
  const socket = connect(port, 'localhost')
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (connected) return
  await wait(50)
  await waitUntilItListens(port)
}

/** Serves the build behind nginx as the README has it; gives what stops it. */
export async function startNginx(nginx: string, port: number, backend: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-nginx-'))
  const at = (name: string) => path.join(folder, name)
  const subject = ['-subj', '/CN=localhost', '-keyout', at('key.pem'), '-out', at('cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject]
  execFileSync('openssl', request, { stdio: 'ignore' })
  const site = configuration({
    'listen 443': `listen ${port}`,
    'admin.example.com': 'localhost',
    '/etc/ssl/admin.pem': at('cert.pem'),
    '/etc/ssl/admin.key': at('key.pem'),
    '/srv/admin': path.join(root, 'dist'),
    'http://127.0.0.1:8080': backend,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${at('pid')}; events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join(' ')}
  ${site}
}`,
  )
  const server = spawn(nginx, ['-e', at('error.log'), '-c', at('nginx.conf')], { stdio: 'inherit' })
  await waitUntilItListens(port)
  return async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
}
