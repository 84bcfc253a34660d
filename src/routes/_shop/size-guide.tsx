import { createFileRoute } from '@tanstack/react-router'
import { SizeGuideScreen } from '@/screens/size-guide/SizeGuideScreen'

export const Route = createFileRoute('/_shop/size-guide')({
  beforeLoad: ({ context }) => context.loadMessages('info'),
  component: SizeGuideScreen,
})
