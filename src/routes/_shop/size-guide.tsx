import { createFileRoute } from '@tanstack/react-router'
import { SizeGuideScreen } from '@/screens/size-guide/SizeGuideScreen'

export const Route = createFileRoute('/_shop/size-guide')({
  loader: ({ context }) => context.loadMessages('info'),
  component: SizeGuideScreen,
})
