import type { LinkProps } from '@tanstack/react-router'

/**
 * The result of a mutation: the second line of its toast, and the target of the toast's "View"
 * link. If only a part was done, the toast is a warning with this line alone.
 */
export class MutationResult {
  readonly detail: string
  readonly view: LinkProps | undefined
  readonly isPartial: boolean

  constructor(detail: string, view?: LinkProps, isPartial = false) {
    this.detail = detail
    this.view = view
    this.isPartial = isPartial
  }
}
