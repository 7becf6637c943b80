import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rowLinkProps } from './use-row-actions'

interface RowDetailsLinkProps {
  /** The search param that opens the details: "payout". */
  param: string
  id: string
  /** The name of the link, if its text does not say it. */
  label?: string | undefined
  title?: string | undefined
  children: ReactNode
}

/** The link of a row to its details, which open over the list: `?payout=<id>`. */
export function RowDetailsLink({ param, id, label, title, children }: RowDetailsLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, dialog: undefined, [param]: id })}
      state={{ openedAsDialog: true }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      // Otherwise the pointer would preload every row that it crosses.
      preload={false}
      aria-label={label}
      title={title}
      {...rowLinkProps}
    >
      <bdi>{children}</bdi>
    </Link>
  )
}
