import type { LinkProps } from '@tanstack/react-router'
import type { WayBack } from '@/lib/way-back'

interface Options {
  view?: LinkProps | undefined
  isPartial?: boolean
  wayBack?: WayBack | undefined
  waitsFor?: string
}

/**
 * The result of a mutation: the second line of its toast, the target of the toast's "View" link, and
 * what its "Undo" does, and who else has to act before the change takes effect, or "". If only a part was done, the toast is a warning with this line alone.
 */
export class MutationResult {
  readonly detail: string
  readonly view: LinkProps | undefined
  readonly isPartial: boolean
  readonly wayBack: WayBack | undefined
  readonly waitsFor: string

  constructor(detail: string, { view, isPartial = false, wayBack, waitsFor = '' }: Options = {}) {
    this.detail = detail
    this.view = view
    this.isPartial = isPartial
    this.wayBack = wayBack
    this.waitsFor = waitsFor
  }
}
