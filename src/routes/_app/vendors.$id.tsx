import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/vendors/$id')({
  staticData: { module: 'Vendors' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Vendors" item="Vendor" />
}
