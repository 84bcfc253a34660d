import { createFileRoute, redirect } from '@tanstack/react-router'
import { footerCategories } from '@/domain/footer-categories'

export const Route = createFileRoute('/_shop/skirts')({
  beforeLoad: () => {
    const slug = footerCategories['/skirts']
    throw redirect({ to: '/category/$slug', params: { slug }, replace: true })
  },
})
