import { createFileRoute } from '@tanstack/react-router'
import { VendorsPage } from '@/features/vendors/vendors-page'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile' },
  component: VendorsPage,
})
