import type { ReactNode } from 'react'
import { DialogLink } from './dialog-link'
import { rowLinkProps } from './use-row-interactions'

interface RowDetailsLinkProps {
  /** The search param that opens the details: "payout". */
  param: string
  id: string
  /** Opens this dialog instead of the details. */
  dialog?: string
  /** The name of the link, if its text does not say it. */
  label?: string | undefined
  title?: string | undefined
  children: ReactNode
}

/** The link of a row to its details, which open over the list. */
export function RowDetailsLink({ label, children, ...props }: RowDetailsLinkProps) {
  return (
    <DialogLink {...props} aria-label={label} {...rowLinkProps}>
      <bdi>{children}</bdi>
    </DialogLink>
  )
}
