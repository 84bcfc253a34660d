import { createFileRoute } from '@tanstack/react-router'
import { AdminNotFound } from '@/screens/admin/AdminNotFound'

/** Any other path of the back office, which stays in its frame. */
export const Route = createFileRoute('/admin/$')({ component: AdminNotFound })
