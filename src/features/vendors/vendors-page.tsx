import { ComingSoon } from '@/components/shell/coming-soon'

/** The page of /vendors, and of /profile (specification, section 2). */
export function VendorsPage() {
  return <ComingSoon module="Vendors" />
}
