import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginPage } from '@/features/session/login-page'
import { draftPlace } from '@/lib/drafts'
import { safeRedirect } from '@/lib/redirect'
import { getSession } from '@/lib/session'

const searchSchema = v.object({ redirect: v.optional(v.fallback(v.string(), '/')) })

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: searchSchema,
  // Whoever has a session, or gets one here or in another tab, goes on to where they were, or were typing.
  beforeLoad: ({ search }) => {
    if (getSession()) {
      const href = safeRedirect(search.redirect ?? draftPlace())
      throw redirect({ href, replace: true })
    }
  },
  component: LoginPage,
})
