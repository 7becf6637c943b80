import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginPage } from '@/features/session/login-page'
import { safeRedirect } from '@/features/session/redirect'
import { getSession } from '@/memory/session'

const searchSchema = v.object({ redirect: v.optional(v.fallback(v.string(), '/')) })

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: searchSchema,
  // Also runs when a session starts, in this tab or another one.
  beforeLoad: ({ search }) => {
    if (getSession()) {
      const href = safeRedirect(search.redirect)
      throw redirect({ href, replace: true })
    }
  },
  component: LoginPage,
})
