import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/otps')({
  staticData: { module: 'OTPs' },
  component: Page,
})

function Page() {
  return <ComingSoon module="OTPs" />
}
