import { createFileRoute } from '@tanstack/react-router'

/** The pages to read share a bundle of texts. */
export const Route = createFileRoute('/_shop/_info')({
  loader: ({ context }) => context.loadMessages('info'),
})
