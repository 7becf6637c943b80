import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/carts')({
  staticData: { module: 'Carts' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Carts" />
}
