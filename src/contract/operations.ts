import * as v from 'valibot'
import { type Endpoint, changeEndpoint, createEndpoint, deleteEndpoint } from '../api/endpoint.ts'
import { noteEndpoint } from '../api/message.ts'
import { capitalize } from '../lib/format.ts'
import type { ListModule, NamedEndpoint } from './list-module.ts'
import { modules } from './modules.ts'
import { figures, restaurantFiguresOperation } from './modules/analytics.ts'
import { countAudience } from './modules/notifications.ts'
import { sessionEndpoints } from './modules/session.ts'
import { ticketAssignees } from './modules/tickets.ts'
import { SESSION_TAG, type Operation } from './operation.ts'

function ofEndpoint(endpoint: NamedEndpoint, tag: string, isSpecified: boolean): Operation {
  return { isPublic: false, status: 200, ...endpoint, tag, isSpecified }
}

function ofModule(module: ListModule) {
  const { name, isSpecified, resource, list, details, endpoints, descriptions = {} } = module
  const { noun, path } = resource
  const [one, many] = noun
  const [field, manyFields] = resource.keys
  const article = /^[aeio]/.test(one) ? 'an' : 'a'
  const read = { tag: name, isSpecified, isPublic: false, method: 'GET', status: 200 } as const
  const operations: Operation[] = [
    {
      ...read,
      id: `list${capitalize(manyFields)}`,
      summary: `List ${many}`,
      path,
      list: resource,
      response: list,
    },
  ]
  if (details) {
    operations.push({
      ...read,
      id: `get${capitalize(field)}`,
      summary: `Get ${article} ${one}`,
      path: `${path}/{id}`,
      response: details,
    })
  }
  function addWrite(verb: string, endpoint: Endpoint, status: 200 | 201 = 200) {
    const id = `${verb}${capitalize(field)}`
    const summary = `${capitalize(verb)} ${article} ${one}`
    operations.push(ofEndpoint({ ...endpoint, id, summary, status }, name, isSpecified))
  }
  function addNote(endpoint: Endpoint) {
    const id = `note${capitalize(field)}`
    const summary = `Add a note to ${article} ${one}`
    const description =
      'Only sent if the response with the record has `notes`. Notes are for administrators. They are added, and never changed.'
    operations.push(ofEndpoint({ ...endpoint, id, summary, description }, name, isSpecified))
  }
  const { create, created = v.unknown(), change } = resource
  if (create) addWrite('create', createEndpoint({ path, create, created }), 201)
  if (change) addWrite('change', changeEndpoint({ path, change }))
  if (resource.isDeletable) addWrite('delete', deleteEndpoint(resource))
  const { details: related = {} } = resource
  if ('notes' in related) addNote(noteEndpoint(resource))
  const described = operations.map((operation) => {
    const description = descriptions[operation.id]
    return description === undefined ? operation : Object.assign(operation, { description })
  })
  return [...described, ...endpoints.map((endpoint) => ofEndpoint(endpoint, name, isSpecified))]
}

/** Every request that the console sends for these modules. */
export const operationsOf = (listModules: readonly ListModule[]): readonly Operation[] => [
  ...sessionEndpoints.map((endpoint) => ofEndpoint(endpoint, SESSION_TAG, false)),
  ...listModules.flatMap(ofModule),
  countAudience,
  ticketAssignees,
  figures,
  restaurantFiguresOperation,
]

export const operations = operationsOf(modules)
