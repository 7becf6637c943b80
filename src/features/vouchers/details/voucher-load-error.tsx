import type { ComponentProps } from 'react'
import { DetailsLoadError } from '@/components/details/load-error'

type VoucherLoadErrorProps = Pick<ComponentProps<typeof DetailsLoadError>, 'query' | 'title'>

/** Explains why a voucher's details failed to load. */
export function VoucherLoadError(props: VoucherLoadErrorProps) {
  return (
    <DetailsLoadError noun="voucher" goneTitle="This voucher no longer exists" {...props}>
      It may have been deleted by someone else.
    </DetailsLoadError>
  )
}
