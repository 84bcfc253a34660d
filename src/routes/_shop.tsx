import { createFileRoute } from '@tanstack/react-router'
import { ShopLayout } from '@/screens/shell/ShopLayout'

export const Route = createFileRoute('/_shop')({ component: ShopLayout })
