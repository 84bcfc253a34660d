import { createFileRoute } from '@tanstack/react-router'

/**
 * All other paths of the back office. AdminLayout shows the 404, because a component here would enlarge the
 * start chunk.
 */
export const Route = createFileRoute('/admin/$')()
