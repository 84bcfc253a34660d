import { createLazyFileRoute } from '@tanstack/react-router'
import { HomepageScreen } from '@/screens/admin/homepage/HomepageScreen'

export const Route = createLazyFileRoute('/admin/homepage')({ component: HomepageScreen })
