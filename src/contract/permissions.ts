import { neededFor, type Resource } from '../api/resource.ts'
import { analyticsPath } from '../domain/figures.ts'
import { modules, type Module } from '../modules.ts'

const namesOf = (module: string, resource: Resource | undefined) => {
  const { actions = [], permissions = [] } = resource ?? {}
  const names = [
    ...['view', 'export', ...permissions].map((name) => `${module}.${name}`),
    ...(resource ? actions.flatMap((action) => neededFor(resource, action)) : []),
  ]
  // Actions may also need permissions of other modules.
  return [...new Set(names)].filter((name) => name.startsWith(`${module}.`))
}

interface ModulePermissions {
  /** The name of the module in those of its permissions. */
  module: string
  /** The path of its requests. */
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

/** What the last part of a path is called in the names of permissions. */
const others: Readonly<Record<string, string>> = { message: 'reply', promotion: 'reward' }

/** The permissions that create a record. Each module has at most one of them. */
const creating = ['create', 'invite', 'send']

/**
 * The permissions that a request needs, as far as its method and path tell. What a PATCH needs
 * depends on its body.
 */
export function neededPermissions(method: string, path: string) {
  const found = modulePermissions.find((module) => `${path}/`.startsWith(`${module.path}/`))
  if (!found) return []
  const { module, names } = found
  const [id = '', verb = id] = path.slice(found.path.length + 1).split('/')
  const deeds =
    method === 'DELETE'
      ? ['delete']
      : method !== 'POST'
        ? []
        : verb
          ? [others[verb] ?? verb]
          : creating
  const needed = deeds.map((deed) => `${module}.${deed}`)
  return [`${module}.view`, ...needed.filter((name) => names.includes(name))]
}
