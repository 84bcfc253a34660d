import { createFileRoute } from '@tanstack/react-router'

/** The content pages share a bundle of texts. */
export const Route = createFileRoute('/_shop/_info')({
  loader: ({ context }) => context.loadMessages('info'),
})
