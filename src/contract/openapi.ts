import * as v from 'valibot'
import { authShape, envelopeShape, errorSchema } from '../api/conventions.ts'
import { createComponents } from './components.ts'
import { failureResponses, sharedFailures } from './failures.ts'
import { imagePaths, IMAGES_TAG } from './image-service.ts'
import { toPlainSchema } from './json-schema.ts'
import type { ListModule } from './list-module.ts'
import { modules } from './modules.ts'
import { figures } from './modules/analytics.ts'
import { SESSION_TAG, type Operation } from './operation.ts'
import { operationsOf } from './operations.ts'
import { headerParameters, idParameter, queryParameters, sharedParameters } from './parameters.ts'

const description = `The requests of the marketplace admin console. The voucher requests are specified. All others are this console's proposal
(\`x-proposal\`): where a backend differs, the backend is right, and the console is adapted.

- Lists begin with the newest record. The lists of related records in the details have the latest 10.
- Amounts are in naira, not kobo. Days are those of Africa/Lagos.
- The filters list the statuses and types that the console knows.
- Any 2xx status is a success. On any other status the console shows the message of the response, else "Something went wrong".
- A request that the backend does not have responds with 404 or 501. The page then says what is missing.

**Optional features.** A response with a list, a record or figures may have \`capabilities\` (schema \`Capabilities\`), beside \`pagination\`, the record or
\`analytics\`. The console only offers what the last response announced, and sends no other optional parameter, action or header. The specified
voucher requests may only announce \`idempotency\`.

**Permissions.** The user of the sign-in may have \`permissions\`. A 403 says which permission the request needs.

**Texts.** The console sends texts in Unicode NFC, with plain spaces and without invisible characters. A search has the quotes of a keyboard: match
\`’\` and \`'\` alike. A limit counts characters as people do: an emoji is one, though it has up to ten code points. So these texts have no \`maxLength\`: a
database column needs room for more.

**Masked numbers.** The console masks phone and account numbers only for display. The server must not send what an administrator must not see.

**The clock.** Ages, "Today" and what is late follow the \`Date\` header of the responses. A browser hides it from another origin, unless the response has
\`Access-Control-Expose-Headers: Date\`. Without the header, the console follows the computer's clock, and corrects it only if a \`createdAt\` or \`updatedAt\` is
up to 12 hours ahead of it.

The console reads more than this document describes:

- A response may have no envelope \`{ "data": … }\`.
- Every field but the id may be missing or null. The console shows "—".
- A number may be a numeric text. An id may be a number.
- A calendar day may be a timestamp: the console shows its day in Lagos. An edit that does not change the day sends the timestamp back as it came. Midnight in UTC
  only writes a day, and is sent as \`2027-03-01\`.
- A timestamp without an offset is a time in Lagos.
- A related record is an object, an array whose first item counts, a bare id, or null.
- An unknown status or type is shown as text. Unknown fields are ignored.`

const PROPOSED = "This console's proposal."

const unread = v.object({ type: v.literal('unknown'), pipe: v.optional(v.undefined()) })

type WithReferences = ReturnType<typeof createComponents>['withReferences']

function successResponse(
  { response }: Operation,
  example: unknown,
  withReferences: WithReferences,
) {
  if (v.is(unread, response)) return { description: 'Done. The body is empty or any JSON.' }
  const schema = withReferences(toPlainSchema(envelopeShape(response), 'output'))
  return { description: 'OK', content: { 'application/json': { schema, example } } }
}

export interface Examples {
  requests: Readonly<Record<string, unknown>>
  responses: Readonly<Record<string, unknown>>
}

function toOperationObject(
  operation: Operation,
  { requests, responses }: Examples,
  withReferences: WithReferences,
) {
  const {
    id,
    summary,
    description: text,
    tag,
    isSpecified,
    isPublic,
    path,
    body,
    status,
  } = operation
  const parameters = [
    ...(path.includes('{id}') ? [idParameter] : []),
    ...queryParameters(operation),
    ...headerParameters(operation),
  ]
  return {
    operationId: id,
    summary,
    ...(text !== undefined && { description: text }),
    tags: [tag],
    'x-proposal': !isSpecified,
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: toPlainSchema(body, 'input'), example: requests[id] },
        },
      },
    }),
    responses: {
      [status]: successResponse(operation, responses[id], withReferences),
      ...failureResponses(operation),
    },
  }
}

function toPaths(
  operations: readonly Operation[],
  examples: Examples,
  withReferences: WithReferences,
) {
  const paths: Record<string, Record<string, ReturnType<typeof toOperationObject>>> = {}
  for (const operation of operations) {
    const { path, method } = operation
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: toOperationObject(operation, examples, withReferences),
    }
  }
  return paths
}

/** The OpenAPI 3.1 document of every request that the console sends. */
export function openApiDocument(examples: Examples, listModules: readonly ListModule[] = modules) {
  const { components, withReferences } = createComponents(listModules)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Marketplace Admin API',
      version: '1.0.0',
      description,
      license: { name: 'Private', identifier: 'LicenseRef-Private' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    tags: [
      { name: SESSION_TAG, description: PROPOSED },
      ...listModules.map(({ name, isSpecified }) => ({
        name,
        description: isSpecified ? 'Specified.' : PROPOSED,
      })),
      { name: figures.tag, description: PROPOSED },
      { name: IMAGES_TAG, description: PROPOSED },
    ],
    paths: Object.assign(toPaths(operationsOf(listModules), examples, withReferences), imagePaths),
    components: {
      securitySchemes: {
        session: authShape,
      },
      parameters: sharedParameters,
      responses: sharedFailures,
      schemas: {
        ...components,
        Error: toPlainSchema(errorSchema, 'input'),
      },
    },
  }
}
