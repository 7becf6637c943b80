import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetDraft, readDraft } from '@/lib/drafts'
import { voucherDialogSchema, type VoucherDialog } from './dialogs'

/**
 * Which dialog lies over the voucher page, and what closes it and the details. The details have an address; `create` is
 * the user for whom the address asks to create a voucher. A form that an ended session left is open again.
 */
export function useVoucherDialog(create: string | undefined) {
  const router = useRouter()
  const navigate = useNavigate({ from: '/vouchers' })
  const [opened, setDialog] = useState<VoucherDialog | null>(() => readDraft(voucherDialogSchema))
  useEffect(forgetDraft, [])

  // A dialog does not come along to another entry of the history.
  useEffect(() => {
    let { href } = router.history.location
    return router.history.subscribe(({ location, action: { type } }) => {
      const hasMoved = location.href !== href
      href = location.href
      if (hasMoved && type !== 'REPLACE') setDialog(null)
    })
  }, [router])

  function closeDialog() {
    setDialog(null)
    if (create === undefined) return
    void navigate({
      search: (search) => ({ ...search, create: undefined }),
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    })
  }
  function closeDetails() {
    if (router.history.location.state.isOverPage) return router.history.back()
    return void navigate({
      search: (search) => ({ ...search, voucher: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  const asked: VoucherDialog | null = create === undefined ? null : { kind: 'create', user: create }
  return { dialog: opened ?? asked, setDialog, closeDialog, closeDetails }
}
