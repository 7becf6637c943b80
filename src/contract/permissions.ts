import { neededFor, type Resource } from '../api/resource.ts'
import { analyticsPath } from '../domain/figures.ts'
import { modules, type Module } from '../modules.ts'

const namesOf = (module: string, resource: Resource | undefined) => {
  const { actions = [], permissions = [] } = resource ?? {}
  const names = [
    ...['view', 'export', ...permissions].map((name) => `${module}.${name}`),
    ...(resource ? actions.flatMap((action) => neededFor(resource, action)) : []),
  ]
  // An action may also need permissions of other modules. They are listed there.
  return [...new Set(names)].filter((name) => name.startsWith(`${module}.`))
}

interface ModulePermissions {
  /** The first part of the permissions' names. */
  module: string
  /** The path of the module's requests. */
  path: string
  names: readonly string[]
}

const allModules: readonly Module[] = modules

/** The permissions of each module, in the order of the menu. */
const modulePermissions: readonly ModulePermissions[] = allModules
  .filter(({ isOpen }) => !isOpen)
  .map(({ to, resource }) => {
    const module = to.slice(1)
    return { module, path: resource?.path ?? analyticsPath, names: namesOf(module, resource) }
  })

/** The names of all permissions. */
export const permissionNames = modulePermissions.flatMap(({ names }) => names)

/** The name of a permission, if it is not the last part of the path. */
const others: Readonly<Record<string, string>> = {
  message: 'reply',
  promotion: 'reward',
  'refund-request': 'ask_refund',
}

/** The permission that deletes a part of a record, by the last part of its path. */
const deleting: Readonly<Record<string, string>> = { 'refund-request': 'refund' }

/** The permission of a read that needs more than `view`, by the last part of its path. */
const reading: Readonly<Record<string, readonly string[]>> = { assignee: ['assign'] }

/** The permissions that create a record. Each module has at most one of them. */
const creating = ['create', 'invite', 'send']

/**
 * The permissions that a request needs, as far as its method and path show it. For a PATCH, they
 * also depend on its body.
 */
export function neededPermissions(method: string, path: string) {
  const found = modulePermissions.find((module) => `${path}/`.startsWith(`${module.path}/`))
  if (!found) return []
  const { module, names } = found
  const [id = '', verb = id] = path.slice(found.path.length + 1).split('/')
  const deeds =
    method === 'DELETE'
      ? [deleting[verb] ?? 'delete']
      : method !== 'POST'
        ? (reading[verb] ?? [])
        : verb
          ? [others[verb] ?? verb]
          : creating
  const needed = deeds.map((deed) => `${module}.${deed}`)
  return [`${module}.view`, ...needed.filter((name) => names.includes(name))]
}
