import { createFileRoute, redirect } from '@tanstack/react-router'

/** The account begins with its orders. */
export const Route = createFileRoute('/_shop/account/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/orders', replace: true })
  },
})
