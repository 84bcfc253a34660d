import { createFileRoute, redirect } from '@tanstack/react-router'
import { footerCategories } from '@/domain/footer-categories'

export const Route = createFileRoute('/_shop/shirts')({
  beforeLoad: () => {
    const slug = footerCategories['/shirts']
    throw redirect({ to: '/category/$slug', params: { slug }, replace: true })
  },
})
