import { createLazyFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

export const Route = createLazyFileRoute('/_shop/$')({ component: NotFoundScreen })
