import { builtinEnvironments, type Environment } from 'vitest/runtime'

// The jsdom environment of vitest does not replace most globals that Node has itself. Node 25 and
// later have Web Storage, and its `localStorage` is undefined unless a flag names a file for it.
const ownOfNode = ['Storage', 'localStorage', 'sessionStorage']

/** jsdom with its own storage, on every version of Node. */
const pageEnvironment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'page',
  setup(global, options) {
    for (const name of ownOfNode) Reflect.deleteProperty(global, name)
    return builtinEnvironments.jsdom.setup(global, options)
  },
}

export default pageEnvironment
