import { Rows } from '@/components/actions/rows'
import { StatusBadge } from '@/components/fields/status-badge'
import { voucherStatus } from '@/domain/voucher'
import { voucherName } from '@/features/vouchers/fields'
import type { Voucher } from '@/features/vouchers/resource'
import { shorten } from '@/lib/format'

interface BulkRowsProps {
  vouchers: Iterable<Voucher>
  /** Why the server did not change a voucher, by id. */
  failures: ReadonlyMap<string, string>
}

export function BulkRows({ vouchers, failures }: BulkRowsProps) {
  return (
    <Rows label="Selected vouchers" items={[...vouchers]} className="min-h-0">
      {(voucher) => <BulkRow voucher={voucher} failure={failures.get(voucher.id)} />}
    </Rows>
  )
}

/** A voucher with its code or its user's email, because many vouchers have the same title. */
function BulkRow({ voucher, failure }: { voucher: Voucher; failure: string | undefined }) {
  const { code, user, status } = voucher
  const detail = code || user
  return (
    <span className="flex items-center gap-near">
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-near wrap-anywhere">
        <bdi translate="no" className="line-clamp-3 min-w-0 grow">
          {voucherName(voucher)}
        </bdi>
        {detail && (
          <bdi translate="no" className="line-clamp-3 text-muted-foreground max-sm:w-full sm:w-48">
            {shorten(detail)}
          </bdi>
        )}
        {failure && <span className="w-full text-sm text-danger">{shorten(failure)}</span>}
      </span>
      {status && (
        <span className="flex max-w-1/2 shrink-0 sm:w-27">
          <StatusBadge status={status} of={voucherStatus} />
        </span>
      )}
    </span>
  )
}
