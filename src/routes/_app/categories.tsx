import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/categories')({
  staticData: { module: 'Categories' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Categories" />
}
