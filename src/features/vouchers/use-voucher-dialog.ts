import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { forgetForeignDraft, hasDraft } from '@/lib/drafts'
import type { VoucherDialog } from './dialogs'
import type { VoucherSearch } from './schema'

/** What the voucher page's form is kept as when a session ends. */
export const DRAFT = 'voucher dialog'

/** A dialog, or the form that an ended session left, which the dialogs' code reads. */
export type WantedDialog = VoucherDialog | { kind: 'draft' }

type Asked = Pick<VoucherSearch, 'create' | 'dialog'>

function askedDialog({ create, dialog }: Asked): VoucherDialog | null {
  if (create !== undefined) return { kind: 'create', user: create }
  return dialog ? { kind: dialog } : null
}

/**
 * Which dialog lies over the voucher page, and what closes it and the details. The details have an address, and the forms
 * can be asked for in it: `create` is the user for whom a voucher is to be created. A form that an ended session left is
 * open again.
 */
export function useVoucherDialog({ create, dialog }: Asked) {
  const router = useRouter()
  const navigate = useNavigate({ from: '/vouchers' })
  const [opened, setDialog] = useState<WantedDialog | null>(() =>
    hasDraft(DRAFT) ? { kind: 'draft' } : null,
  )
  useEffect(forgetForeignDraft, [])

  // The entry that is being left: the browser takes its time to go back, and a second press must not go back twice.
  const left = useRef<string>(undefined)

  // A dialog does not come along to another entry of the history.
  useEffect(() => {
    let key = router.history.location.state.__TSR_key
    return router.history.subscribe(({ location, action: { type } }) => {
      // One that is held back tells of itself too.
      const hasMoved = location.state.__TSR_key !== key
      key = location.state.__TSR_key
      if (hasMoved) left.current = undefined
      if (hasMoved && type !== 'REPLACE') setDialog(null)
    })
  }, [router])

  const asked = askedDialog({ create, dialog })
  function closeDialog() {
    setDialog(null)
    if (asked === null) return
    void navigate({
      search: (search) => ({ ...search, create: undefined, dialog: undefined }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }
  function closeDetails() {
    const { state } = router.history.location
    if (state.openedAsDialog) {
      if (left.current === state.__TSR_key) return undefined
      left.current = state.__TSR_key
      return router.history.back()
    }
    return void navigate({
      search: (search) => ({ ...search, voucher: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  return { dialog: opened ?? asked, setDialog, closeDialog, closeDetails }
}
