import { createFileRoute, redirect } from '@tanstack/react-router'
import { footerCategories } from '@/domain/footer-categories'

export const Route = createFileRoute('/_shop/dresses')({
  beforeLoad: () => {
    const slug = footerCategories['/dresses']
    throw redirect({ to: '/category/$slug', params: { slug }, replace: true })
  },
})
