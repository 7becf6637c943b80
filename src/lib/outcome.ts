import type { LinkProps } from '@tanstack/react-router'

/** What a mutation resolves to: the second line of its toast, and where the toast's "View" link leads. */
export class Outcome {
  readonly detail: string
  readonly view: LinkProps | undefined

  constructor(detail: string, view?: LinkProps) {
    this.detail = detail
    this.view = view
  }
}
