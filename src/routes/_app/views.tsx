import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/views')({
  staticData: { module: 'Views' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Views" />
}
