import type { LinkProps } from '@tanstack/react-router'
import type { WayBack } from '@/lib/way-back'

interface Options {
  view?: LinkProps | undefined
  isPartial?: boolean
  wayBack?: WayBack | undefined
  waitsFor?: string
}

/**
 * The result of a mutation.
 *
 * - `detail`: the second line of its toast.
 * - `view`: the target of the toast's "View" link.
 * - `isPartial`: only a part was done. The toast is a warning with `detail` alone.
 * - `wayBack`: what its "Undo" does.
 * - `waitsFor`: who else has to act before the change takes effect, or "".
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
