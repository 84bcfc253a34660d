import { createFileRoute } from '@tanstack/react-router'

/** Any other path of the back office: AdminLayout says so in its frame. A component of its own would cost every first load. */
export const Route = createFileRoute('/admin/$')()
