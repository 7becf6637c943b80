import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/components/shell/not-found-page'

/** Matches every URL that no other route matches. */
export const Route = createFileRoute('/_app/$')({
  staticData: { title: 'Page not found' },
  component: NotFoundPage,
})
