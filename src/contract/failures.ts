import type { JsonSchema } from '@valibot/to-json-schema'
import { errorBody, SESSION_END } from '../api/conventions.ts'
import { logoutEndpoint } from '../features/session/resource.ts'
import { capitalize } from '../lib/format.ts'
import { toPlainSchema } from './json-schema.ts'
import { modules } from './modules.ts'
import type { Operation } from './operation.ts'
import { neededPermissions } from './permissions.ts'

const failure = (description: string, message: string) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: errorBody(message),
    },
  },
})

export const sharedFailures = {
  Unauthenticated: failure(
    'The session has ended: the console shows the login page, whatever the message. It does the same for the message "Unauthenticated" with any status.',
    'Unauthenticated',
  ),
  TooManyRequests: {
    ...failure(
      'There were too many requests. A read waits as long as `Retry-After` says, for a minute at most, and is sent again. The same goes for 503. The console shows the message. A browser hides `Retry-After` of another origin, unless the response has `Access-Control-Expose-Headers: Retry-After`.',
      'Too many requests, try again in a minute',
    ),
    headers: {
      'Retry-After': {
        description: 'The seconds until the next attempt, or its time.',
        schema: { type: 'string', examples: ['60'] },
      },
    },
  },
  Error: failure('Any other status. The console shows the message.', 'Please try again later'),
}

const reference = (name: keyof typeof sharedFailures) => ({
  $ref: `#/components/responses/${name}`,
})

const toWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * The required fields of a body. For a body with only changed fields, those that must not be blank.
 */
function requiredFields(schema: JsonSchema): readonly string[] {
  const { required, properties = {}, anyOf: [first] = [] } = schema
  return required ?? (typeof first === 'object' ? requiredFields(first) : Object.keys(properties))
}

function forbiddenText(method: string, path: string) {
  const names = neededPermissions(method, path).map((name) => `\`${name}\``)
  const needed = names.length > 0 ? ` It needs ${names.join(' and ')}.` : ''
  return `The administrator may not do this.${needed} The console shows the message, and does not try again.`
}

/** The failures of an operation by status, each with an example. */
export function failureResponses({ tag, summary, method, path, body, isPublic }: Operation) {
  const deed = summary.charAt(0).toLowerCase() + summary.slice(1)
  const module = modules.find(({ name }) => name === tag)
  const fields = body ? requiredFields(toPlainSchema(body, 'input')).map(toWords) : []
  const [field] = fields
  return {
    [isPublic ? 401 : SESSION_END]: isPublic
      ? failure('Nobody is signed in by these.', `Wrong ${fields.join(' or ')}`)
      : reference('Unauthenticated'),
    ...(path !== logoutEndpoint.path && {
      403: failure(forbiddenText(method, path), `You are not allowed to ${deed}`),
    }),
    ...(module &&
      path.includes('{id}') && {
        404: failure(
          'There is no record with this id.',
          `${capitalize(module.resource.noun[0])} not found`,
        ),
      }),
    ...(field !== undefined && {
      422: failure('The body is refused.', `${capitalize(field)} is required`),
    }),
    429: reference('TooManyRequests'),
    default: reference('Error'),
  }
}
