import { mutationOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { send } from '@/api/http'
import { startSession } from '@/memory/session'
import { loginEndpoint, type loginSchema } from './endpoints'

export const login = mutationOptions({
  mutationFn: (body: v.InferOutput<typeof loginSchema>) => send(loginEndpoint, { body }),
  onSuccess: ({ user, token }) => startSession(user, token),
  meta: { reportedByPage: true },
})
