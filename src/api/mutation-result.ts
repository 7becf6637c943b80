import type { LinkProps } from '@tanstack/react-router'

/**
 * The result of a mutation: the second line of its toast, and the target of the toast's "View"
 * link.
 */
export class MutationResult {
  readonly detail: string
  readonly view: LinkProps | undefined

  constructor(detail: string, view?: LinkProps) {
    this.detail = detail
    this.view = view
  }
}
