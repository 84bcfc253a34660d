import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

export const Route = createFileRoute('/_shop/press')({ component: NotFoundScreen })
