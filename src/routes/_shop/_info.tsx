import { createFileRoute } from '@tanstack/react-router'

/** The text pages share one group of texts. */
export const Route = createFileRoute('/_shop/_info')({
  loader: ({ context }) => context.loadMessages('info'),
})
