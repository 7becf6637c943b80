import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface DialogLinkProps extends Pick<ComponentProps<'a'>, 'aria-label' | 'title' | 'children'> {
  param: string
  id: string
  /** Opens this dialog instead of the details. */
  dialog?: string | undefined
}

/** Opens a record over its list, `?payout=<id>`, or a dialog, `?payout=<id>&dialog=approve`. */
export function DialogLink({ param, id, dialog, ...props }: DialogLinkProps) {
  const params: Record<string, string | undefined> = { dialog, [param]: id }
  return (
    <Link
      to="."
      search={(search) => ({ ...search, ...params })}
      state={{ openedAsDialog: true }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      // Otherwise hovering over rows would preload each of them.
      preload={false}
      {...props}
    />
  )
}
