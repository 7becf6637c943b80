import { OPEN, REPEATED, type Report } from './report.ts'

const lists = ({ modules }: Report) =>
  modules.filter(({ name }) => !['Session', 'Voucher changes'].includes(name))

/** Why the console cannot be used. Sign-in and vouchers must work in a browser. */
function obstacles(report: Report) {
  const failing = report.modules.filter(({ verdict }) => !verdict.startsWith('works'))
  const failed = new Set(failing.map(({ name }) => name))
  if (failed.has('Session')) return ['Sign-in does not work.']
  const read = lists(report)
  if (read.length > 0 && read.every(({ verdict }) => verdict === 'not provided')) {
    return [
      'It has none of the requests. Is the base URL right, for example with /api?',
      ...(report.base === undefined ? [] : [report.base]),
    ]
  }
  return [
    ...(failed.has('Vouchers') ? ['Vouchers do not work.'] : []),
    ...(failed.has('Voucher changes') ? ['Vouchers cannot be changed.'] : []),
    ...(report.cors.length > 0 ? ['A browser blocks its requests.'] : []),
  ]
}

export const isUsable = (report: Report) => obstacles(report).length === 0

/** The result, what was not checked, and what to do next. */
export function summarize(report: Report) {
  const { modules, api, origin } = report
  const found = obstacles(report)
  const calls = modules.flatMap((module) => module.calls.map(({ call }) => call))
  const hasGap = modules.some(({ verdict }) => verdict !== 'works')
  const hasIdempotency = modules.some((module) => module.hasIdempotency)
  const isOpen = modules.some(({ calls: all }) =>
    all.some(({ problems }) => problems.includes(OPEN)),
  )
  const unchecked = [
    ...(report.isPartial ? ['the other modules'] : []),
    ...(calls.some((call) => call.includes('/auth/login')) ? [] : ['sign-in']),
    ...(new URL(api).origin === origin ? ['CORS (--origin)'] : []),
    ...(calls.some((call) => call.startsWith('PATCH')) ? [] : ['changes of vouchers (--write)']),
    ...(hasIdempotency && !calls.some((call) => call.endsWith(REPEATED))
      ? ['repeated requests (Idempotency-Key; of vouchers: --write)']
      : []),
    'periods and the actions of other modules',
  ]
  return [
    found.length > 0
      ? `The console cannot be used with this backend. ${found.join(' ')}`
      : 'The console can be used with this backend.',
    ...(isOpen ? [`Warning: ${OPEN}`] : []),
    `Not checked: ${unchecked.join(', ')}.`,
    ...(hasGap
      ? ['Next: map what differs in src/features/<module>/resource.ts, as src/README.md says.']
      : []),
  ]
}
