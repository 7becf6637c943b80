import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/search')({
  staticData: { module: 'Search' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Search" />
}
