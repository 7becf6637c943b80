import { http, HttpResponse } from 'msw'
import { loginSchema } from '../features/session/schema.ts'
import { readBody } from './body.ts'
import type { Db } from './db.ts'

export const demoSignIn = { email: 'ada@example.com', password: 'jollof-rice' }

const ada = {
  id: 'adm-1',
  email: demoSignIn.email,
  firstName: 'Ada',
  lastName: 'Obi',
  usertype: 'admin',
}
const tunde = {
  id: 'adm-2',
  email: 'tunde@example.com',
  firstName: 'Tunde',
  lastName: 'Bakare',
  usertype: 'support',
}
const admins = [ada, tunde]

const toNamed = ({ id, firstName, lastName }: typeof ada) => ({
  id,
  name: `${firstName} ${lastName}`,
})

/** Returns the administrator who sent the request: the first one if the token was not issued by a sign-in. */
export function adminOf(db: Db, request: Request) {
  const email = db.owners.get(bearerOf(request) ?? '')
  return toNamed(admins.find((admin) => admin.email === email) ?? ada)
}

export function findAdmin(id: string) {
  const found = admins.find((admin) => admin.id === id)
  return found && toNamed(found)
}

/** The token in the request's `Authorization: Bearer …` header. */
export function bearerOf(request: Request) {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
}

export function createSessionHandlers(db: Db) {
  return [
    http.post('*/api/auth/login', async ({ request }) => {
      const { body, refusal } = await readBody(request, loginSchema)
      if (refusal) return refusal
      const user = admins.find(({ email }) => email === body.email.toLowerCase())
      if (!user || body.password !== demoSignIn.password) {
        return HttpResponse.json({ message: 'Wrong email or password' }, { status: 401 })
      }
      const token = `mock-${crypto.randomUUID()}`
      db.tokens.add(token)
      db.owners.set(token, user.email)
      return HttpResponse.json({ data: { user, token } })
    }),
    http.post('*/api/auth/logout', ({ request }) => {
      db.tokens.delete(bearerOf(request) ?? '')
      return HttpResponse.json({ message: 'Signed out' })
    }),
  ]
}
