import type { LinkProps } from '@tanstack/react-router'
import type { WayBack } from '@/lib/way-back'

interface Options {
  view?: LinkProps | undefined
  isPartial?: boolean
  wayBack?: WayBack | undefined
}

/**
 * The result of a mutation: the second line of its toast, the target of the toast's "View" link, and
 * what its "Undo" does. If only a part was done, the toast is a warning with this line alone.
 */
export class MutationResult {
  readonly detail: string
  readonly view: LinkProps | undefined
  readonly isPartial: boolean
  readonly wayBack: WayBack | undefined

  constructor(detail: string, { view, isPartial = false, wayBack }: Options = {}) {
    this.detail = detail
    this.view = view
    this.isPartial = isPartial
    this.wayBack = wayBack
  }
}
