import { http, HttpResponse } from 'msw'
import { loginSchema } from '../features/session/resource.ts'
import { refuse } from './answers.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'
import { permissionsOf } from './permissions.ts'
import type { StoredAdmin } from './seed/admins.ts'
import { isoOf } from './time.ts'

export const demoSignIn = { email: 'ada@example.com', password: 'jollof-rice' }

const toNamed = ({ id, firstName, lastName }: StoredAdmin) => ({
  id,
  name: `${firstName} ${lastName}`,
})

const findByEmail = ({ admins }: Db, email: string | undefined) =>
  admins.all().find((admin) => admin.email === email)

// A token contains the id of its administrator, so that it is recognized after a restart.
const issuedToken = /^mock\.([^.]+)\.[\da-f-]{36}$/

const ownerIdOf = (token: string | undefined) => issuedToken.exec(token ?? '')?.[1] ?? ''

/** Undefined if a sign-in did not issue the token. */
export const ownerOf = ({ admins }: Db, request: Request) =>
  admins.find(ownerIdOf(bearerOf(request)))

/** The administrator who sent the request. Ada if a sign-in did not issue the token. */
export function adminOf(db: Db, request: Request) {
  const admin = ownerOf(db, request) ?? findByEmail(db, demoSignIn.email)
  return admin ? toNamed(admin) : { id: '', name: '' }
}

export function findAdmin({ admins }: Db, id: string) {
  const found = admins.find(id)
  return found && toNamed(found)
}

export const emailOf = ({ admins }: Db, { id }: { id: string }) => admins.find(id)?.email ?? ''

function bearerOf(request: Request) {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
}

/**
 * Whether the request has a valid token. Tokens of active administrators stay valid after a
 * restart, because each change of the mock API restarts the development server.
 */
export function isSignedIn({ admins, tokens, endedTokens }: Db, request: Request) {
  const token = bearerOf(request)
  if (token === undefined || endedTokens.has(token)) return false
  if (admins.find(ownerIdOf(token))?.status === 'active') tokens.add(token)
  return tokens.has(token)
}

function endSession({ tokens, endedTokens }: Db, token: string) {
  tokens.delete(token)
  endedTokens.add(token)
}

export function endSessionsOf(db: Db, { id }: StoredAdmin) {
  for (const token of db.tokens) if (ownerIdOf(token) === id) endSession(db, token)
}

/** The first sign-in of an invited administrator accepts the invitation. */
function signIn(db: Db, admin: StoredAdmin) {
  const { id, email, firstName, lastName, usertype } = admin
  const token = `mock.${id}.${crypto.randomUUID()}`
  db.tokens.add(token)
  db.admins.patch(id, { status: 'active', lastLoginAt: isoOf(db.clock()) })
  const permissions = permissionsOf(admin)
  return { user: { id, email, firstName, lastName, usertype, permissions }, token }
}

export function createSessionHandlers(db: Db) {
  return [
    http.post('*/api/auth/login', async ({ request }) => {
      const { body, refusal } = await readBody(request, loginSchema)
      if (refusal) return refusal
      const admin = findByEmail(db, body.email.toLowerCase())
      if (!admin || body.password !== demoSignIn.password) {
        return refuse('Wrong email or password', 401)
      }
      if (admin.status === 'disabled') return refuse('This account is disabled', 403)
      return HttpResponse.json({ data: signIn(db, admin) })
    }),
    http.post('*/api/auth/logout', ({ request }) => {
      endSession(db, bearerOf(request) ?? '')
      return HttpResponse.json({ message: 'Signed out' })
    }),
  ]
}
