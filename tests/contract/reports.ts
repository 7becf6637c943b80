import { check, type CheckOptions } from '../../src/contract/check'
import { modules } from '../../src/contract/modules'
import type { Report } from '../../src/contract/report'
import { demoSignIn } from '../../src/mock-api/session'
import type { ModuleName } from '../../src/modules'
import type { startBackend } from './backend'

type Backend = Awaited<ReturnType<typeof startBackend>>

/** Checks a backend as an administrator of the mock API. */
export const checkBackend = ({ baseUrl, origin }: Backend, options: Partial<CheckOptions> = {}) =>
  check({ baseUrl, origin, ...demoSignIn, ...options })

/** Checks only some modules, and the session. */
export const checkOnly = (
  names: readonly ModuleName[],
  backend: Backend,
  options: Partial<CheckOptions> = {},
) =>
  checkBackend(backend, {
    lists: modules.filter(({ name }) => names.some((other) => other === name)),
    hasFigures: names.includes('Analytics'),
    ...options,
  })

/** The verdict of each module. */
export const verdicts = ({ modules: reports }: Report) =>
  Object.fromEntries(reports.map(({ name, verdict }) => [name, verdict]))

/** The problems of all requests, in sentences. */
export const problems = ({ modules: reports }: Report) =>
  reports.flatMap(({ calls }) => calls.flatMap((call) => call.problems))

/** The fields that differ, without those that the console does not know. */
export const differences = ({ modules: reports }: Report) =>
  reports.flatMap(({ calls }) =>
    calls.flatMap(({ call, fields }) =>
      fields
        .filter(({ kind }) => kind !== 'unknown')
        .map(({ kind, field }) => `${call}: ${kind} ${field}`),
    ),
  )

/** The verdicts about a backend as the document describes it. */
export const works: Readonly<Record<string, string>> = Object.fromEntries(
  ['Session', ...modules.map(({ name }) => name), 'Analytics'].map((name) => [name, 'works']),
)
