import { revalidateLogic } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { CircleX, Clock, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '@/components/form/form'
import { Button } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import { StillWaiting } from '@/components/ui/still-waiting'
import { hasDraft } from '@/memory/drafts'
import { sessionHasExpired } from '@/memory/session'
import { loginSchema } from './resource'
import { readDemoSignIn, login } from './sign-in-out'

const EXPIRED = 'Your session has expired. Sign in to continue'

const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

export function LoginPage() {
  const [demo] = useState(readDemoSignIn)
  const [hasExpired] = useState(sessionHasExpired)
  const [isPasswordVisible, setIsPasswordVisible] = useState(false)
  const signIn = useMutation(login)
  const form = useAppForm({
    defaultValues: { email: '', password: '' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: loginSchema },
    // The form is submitting until the promise settles, so the request is sent once.
    onSubmit: ({ value }) => signIn.mutateAsync(v.parse(loginSchema, value)).catch(() => undefined),
  })

  const notice = hasDraft() ? `${EXPIRED}; what you typed is kept.` : `${EXPIRED}.`
  return (
    <main className="grid min-h-[calc(100dvh-var(--banner))] place-items-center bg-sidebar bg-radial-[at_50%_0%] from-primary/55 to-sidebar to-70% p-4">
      <div className="relative w-full max-w-md rounded-lg bg-card p-6 shadow-xl sm:p-8">
        <StillWaiting className="absolute inset-x-0 bottom-full mb-2 justify-center" />
        <Logo />
        <h1 className="mt-6 text-xl">Sign in</h1>
        <p className="mt-1 text-muted-foreground">to the Marketplace admin console</p>
        {hasExpired && (
          <p
            // Another text replaces the element.
            key={notice}
            role="status"
            className="mt-4 flex items-start gap-near rounded-md bg-muted px-3 py-2.5 text-pretty"
          >
            <Clock className="mt-1 size-4 shrink-0" />
            {notice}
          </p>
        )}
        <form.AppForm>
          <form.Form ref={focusFirstField} label="Sign in" className="mt-6 flex flex-col gap-apart">
            <form.AppField name="email">
              {(field) => <field.TextField label="Email" type="email" autoComplete="username" />}
            </form.AppField>
            <form.AppField name="password">
              {(field) => (
                <field.TextField
                  label="Password"
                  type={isPasswordVisible ? 'text' : 'password'}
                  autoComplete="current-password"
                  action={
                    <Button
                      variant="outline"
                      size="icon"
                      aria-label="Show password"
                      aria-pressed={isPasswordVisible}
                      onClick={() => setIsPasswordVisible(!isPasswordVisible)}
                    >
                      {isPasswordVisible ? <EyeOff /> : <Eye />}
                    </Button>
                  }
                />
              )}
            </form.AppField>
            {signIn.error && (
              <p
                key={signIn.error.message}
                role="alert"
                className="flex items-start gap-near rounded-md bg-danger/10 px-3 py-2.5 wrap-anywhere text-danger"
              >
                <CircleX className="mt-1 size-4 shrink-0" />
                {signIn.error.message}
              </p>
            )}
            <form.SubmitButton className="mt-1">Sign in</form.SubmitButton>
          </form.Form>
        </form.AppForm>
        {demo && (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-near rounded-md border border-dashed border-input bg-muted/60 px-4 py-3">
            <dl className="grid grid-cols-[auto_1fr] gap-x-near text-sm">
              <dt className="text-muted-foreground">Demo email</dt>
              <dd translate="no">{demo.email}</dd>
              <dt className="text-muted-foreground">Demo password</dt>
              <dd translate="no">{demo.password}</dd>
            </dl>
            <Button
              variant="outline"
              onClick={() => {
                form.setFieldValue('email', demo.email)
                form.setFieldValue('password', demo.password)
              }}
            >
              Use demo account
            </Button>
          </div>
        )}
      </div>
    </main>
  )
}
