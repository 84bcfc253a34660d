import { createFileRoute } from '@tanstack/react-router'

/**
 * All paths of the back office without a route of their own. AdminLayout shows the 404 page, because a
 * component in this file would enlarge the start bundle.
 */
export const Route = createFileRoute('/admin/$')()
