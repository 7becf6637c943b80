import { canView } from '@/api/permissions'
import { useSession } from '@/memory/session'
import type { Module } from '@/modules'

/** Returns whether the administrator may view a module. Follows changes of the user. */
export function useViewable() {
  useSession()
  return ({ to, isOpen }: Pick<Module, 'to' | 'isOpen'>) => isOpen ?? canView(to.slice(1))
}
