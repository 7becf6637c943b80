import { NoScreenYet } from '@/components/shell/no-screen-yet'

/** The page of /vendors, and of /profile (specification, section 2). */
export function VendorsPage() {
  return <NoScreenYet module="Vendors" />
}
