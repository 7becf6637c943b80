import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/components/shell/not-found-page'

export const Route = createFileRoute('/_app/$')({
  staticData: { title: 'Page not found' },
  component: NotFoundPage,
})
