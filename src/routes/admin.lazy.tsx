import { createLazyFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '@/screens/admin/AdminLayout'

export const Route = createLazyFileRoute('/admin')({ component: AdminLayout })
