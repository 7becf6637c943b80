/** The fields of React's internal tree that its developer tools read. */
interface Fiber {
  type: unknown
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

// The flag of components that rendered in a commit.
const PERFORMED_WORK = 1
const counts = new Map<string, number>()

function count(fiber: Fiber) {
  const { type, flags, alternate: before } = fiber
  if (typeof type === 'function' && (before === null || (flags & PERFORMED_WORK) !== 0)) {
    counts.set(type.name, (counts.get(type.name) ?? 0) + 1)
  }
  // No descendant has rendered.
  if (before !== null && before.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) count(child)
}

// React calls this hook at each commit. It reads the hook once, when it loads, so this file must be imported first.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => count(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
})

/** Starts counting renders. Returns a function that gives the number of renders of a component by its name. */
export function watchRenders() {
  counts.clear()
  return (name: string) => counts.get(name) ?? 0
}
