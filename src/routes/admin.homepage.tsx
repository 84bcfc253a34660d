import { createFileRoute } from '@tanstack/react-router'
import { HomepageScreen } from '@/screens/admin/homepage/HomepageScreen'

export const Route = createFileRoute('/admin/homepage')({
  component: HomepageScreen,
})
