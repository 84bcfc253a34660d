import { createLazyFileRoute } from '@tanstack/react-router'
import { SizeGuideScreen } from '@/screens/info/SizeGuideScreen'

export const Route = createLazyFileRoute('/_shop/_info/size-guide')({ component: SizeGuideScreen })
