import { createFileRoute, redirect } from '@tanstack/react-router'
import { footerCategories } from '@/domain/footer-categories'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

/** Any other path: the footer's short names of categories, or the 404 inside the shop. */
export const Route = createFileRoute('/_shop/$')({
  beforeLoad: ({ context, params: { _splat: path = '' } }) => {
    const slug = footerCategories.find((category) => category === path)
    if (slug) throw redirect({ to: '/category/$slug', params: { slug }, replace: true })
    return context.loadMessages('footer')
  },
  component: NotFoundScreen,
})
