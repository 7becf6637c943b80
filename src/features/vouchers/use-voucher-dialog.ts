import { useNavigate } from '@tanstack/react-router'
import { useCloseDialog } from '@/hooks/use-dialog-param'
import type { VoucherSearch } from './resource'

type DialogSearch = Pick<VoucherSearch, 'voucher' | 'dialog' | 'create'>

/** The search params that close every dialog. */
const noDialog: DialogSearch = { voucher: undefined, dialog: undefined, create: undefined }

/** Returns functions that open and close the dialogs of the voucher page. The URL names the open dialog. */
export function useVoucherDialog() {
  const navigate = useNavigate({ from: '/vouchers' })
  const closeDialog = useCloseDialog(
    () =>
      void navigate({
        search: (search) => ({ ...search, ...noDialog }),
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      }),
  )
  const openDialog = (dialog: Partial<DialogSearch>) =>
    void navigate({
      search: (search) => ({ ...search, ...noDialog, ...dialog }),
      state: { openedAsDialog: true },
      resetScroll: false,
    })
  return { openDialog, closeDialog }
}

export type OpenVoucherDialog = ReturnType<typeof useVoucherDialog>['openDialog']
