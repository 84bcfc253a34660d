import { createFileRoute } from '@tanstack/react-router'
import { BannersScreen } from '@/screens/admin/banners/BannersScreen'

export const Route = createFileRoute('/admin/banners')({
  component: BannersScreen,
})
