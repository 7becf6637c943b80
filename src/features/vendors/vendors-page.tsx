import { ComingSoon } from '@/components/shell/coming-soon'

/** The page of /vendors and /profile. */
export function VendorsPage() {
  return <ComingSoon module="Vendors" />
}
