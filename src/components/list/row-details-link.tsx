import type { ReactNode } from 'react'
import { DialogLink } from './dialog-link'
import { rowLinkProps } from './use-row-interactions'

interface RowDetailsLinkProps {
  param: string
  id: string
  /** Opens this dialog instead of the details. */
  dialog?: string
  /** The accessible name, if it differs from the text. */
  label?: string | undefined
  title?: string | undefined
  children: ReactNode
}

export function RowDetailsLink({ label, children, ...props }: RowDetailsLinkProps) {
  return (
    <DialogLink {...props} aria-label={label} {...rowLinkProps}>
      <bdi>{children}</bdi>
    </DialogLink>
  )
}
