import { createFileRoute, redirect } from '@tanstack/react-router'
import { footerCategories } from '@/domain/footer-categories'

export const Route = createFileRoute('/_shop/pants')({
  beforeLoad: () => {
    const slug = footerCategories['/pants']
    throw redirect({ to: '/category/$slug', params: { slug }, replace: true })
  },
})
