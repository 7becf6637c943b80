import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { detailsQuery } from '@/api/queries'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/ui/dialog'
import { OverlayFallback } from '@/components/ui/lazy-overlay'
import { findCachedVoucher } from '@/features/vouchers/api'
import { VoucherLoadError } from '@/features/vouchers/details/voucher-load-error'
import { type Voucher, voucherResource } from '@/features/vouchers/resource'

interface LoadVoucherProps {
  id: string
  onClose: () => void
  children: (voucher: Voucher) => ReactNode
}

/** Renders `children` with a voucher: at once if it is in the cache, otherwise after it has loaded. */
export function LoadVoucher({ id, onClose, children }: LoadVoucherProps) {
  const queryClient = useQueryClient()
  const [cached] = useState(() => findCachedVoucher(queryClient, id)?.voucher)
  const query = useQuery({ ...detailsQuery(voucherResource, id), enabled: cached === undefined })
  // A refetch must not change the voucher of an open form.
  const [loaded, setLoaded] = useState(cached)
  if (loaded === undefined && query.data) setLoaded(query.data.record)

  if (loaded) return children(loaded)
  if (!query.isFetchedAfterMount) return <OverlayFallback />
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Voucher" titleHidden className="max-w-md">
        <DialogBody>
          <VoucherLoadError query={query} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
