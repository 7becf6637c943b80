import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'

export const Route = createFileRoute('/_app/faq')({
  staticData: { module: 'FAQ' },
  component: Page,
})

function Page() {
  return <ComingSoon module="FAQ" />
}
