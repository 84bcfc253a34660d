import { createLazyFileRoute } from '@tanstack/react-router'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'

export const Route = createLazyFileRoute('/admin/categories')({ component: CategoriesScreen })
