import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface DialogLinkProps extends Pick<ComponentProps<'a'>, 'aria-label' | 'title' | 'children'> {
  /** The search param with the id of the record: "payout". */
  param: string
  id: string
  /** The dialog to open, if it is not that of the details. */
  dialog?: string | undefined
}

/** A link that opens the details of a record over its list, `?payout=<id>`, or a dialog: `?payout=<id>&dialog=approve`. */
export function DialogLink({ param, id, dialog, ...props }: DialogLinkProps) {
  const params: Record<string, string | undefined> = { dialog, [param]: id }
  return (
    <Link
      to="."
      search={(search) => ({ ...search, ...params })}
      state={{ openedAsDialog: true }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      // Otherwise the pointer would preload every row that it crosses.
      preload={false}
      {...props}
    />
  )
}
