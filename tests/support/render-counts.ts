/** What React knows of one place in its tree, as its developer tools read it. */
interface Fiber {
  type: unknown
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

// Set on what has rendered in a commit.
const PERFORMED_WORK = 1
const counts = new Map<string, number>()

function count(fiber: Fiber) {
  const { type, flags, alternate: before } = fiber
  if (typeof type === 'function' && (before === null || (flags & PERFORMED_WORK) !== 0)) {
    counts.set(type.name, (counts.get(type.name) ?? 0) + 1)
  }
  // Nothing below it has rendered.
  if (before !== null && before.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) count(child)
}

// React tells of each commit to what stands here when it is loaded, so this file comes before it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => count(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
})

/** How often a component has rendered from now on, by its name, as React's profiler counts. */
export function watchRenders() {
  counts.clear()
  return (name: string) => counts.get(name) ?? 0
}
