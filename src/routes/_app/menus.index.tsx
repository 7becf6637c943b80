import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/menus/')({
  staticData: { module: 'Menus' },
  component: Page,
})

function Page() {
  return <ComingSoon module="Menus" />
}
